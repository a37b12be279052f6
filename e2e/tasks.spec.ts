import { logIn } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { openAllTasks, tasksOf } from './task-section.ts';

test('Kari accepts an offer in the same tab', async ({ page }) => {
  await logIn(page, personNamed('Kari').ssn);
  await openAllTasks(page);
  await tasksOf(page).getByRole('link', { name: 'Godta 1 tilbud' }).click();
  await expect(page).toHaveURL(/\/privat\/forsikring\/aksept$/);
  expect(page.context().pages()).toHaveLength(1);
});
