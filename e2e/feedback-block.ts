import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { people } from './people.ts';
import type { Portal } from './portal.ts';

/** Selector of the feedback block. */
export const FEEDBACK = '.kfp-feedback';

/** Returns the feedback block at the end of the page. */
export function feedbackBlock(page: Page): Locator {
  return page.getByRole('region', { name: 'Tilbakemelding' });
}

/** Chooses an answer with one click. Throws if it is not chosen afterwards. */
export async function choose(page: Page, name: string): Promise<void> {
  await feedbackBlock(page).getByRole('radio', { name, exact: true }).check();
}

/** Logs in and chooses a smiley on the overview. */
export async function chooseSmiley(page: Page, portal: Portal, name: string): Promise<void> {
  await logIn(page, people.kari.ssn, { origin: portal.url });
  await choose(page, name);
  await expect(feedbackBlock(page).getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

/** Clicks one of the block's buttons. */
export async function press(page: Page, name: string): Promise<void> {
  await feedbackBlock(page).getByRole('button', { name, exact: true }).click();
}
