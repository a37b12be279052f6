import type { Page } from '@playwright/test';

export const tasksOf = (page: Page) => page.getByRole('region', { name: 'Oppgavene dine' });

/** Opens the fold of the tasks that the overview does not show at once, if there is one. */
export async function openAllTasks(page: Page): Promise<void> {
  const fold = tasksOf(page).locator('.kfp-task-fold > summary');
  if ((await fold.count()) > 0) await fold.click();
}
