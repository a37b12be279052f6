import { openAllTasks, tasksOf } from './expect-tasks.ts';
import { logIn } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';

test('Kari accepts an offer in the same tab', async ({ page }) => {
  await logIn(page, personNamed('Kari').ssn);
  await openAllTasks(page);
  await tasksOf(page).getByRole('link', { name: 'Godta 1 tilbud' }).click();
  await expect(page).toHaveURL(/\/privat\/forsikring\/aksept$/);
  expect(page.context().pages()).toHaveLength(1);
});

test('messages are requested only with the partner-group integration', async ({ page, portal }) => {
  await logIn(page, personNamed('Ingrid').ssn);
  const answer = page.waitForResponse('**/eikaintegrasjon/kundekommunikasjon', { timeout: 1000 });
  await expect(answer).rejects.toThrow();
  await logIn(page, personNamed('Silje').ssn, { origin: portal.origin('eika') });
  await expect(tasksOf(page).getByRole('link', { name: 'Les meldingene' })).toBeVisible();
});
