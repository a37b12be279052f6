import { beginSession } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, startPortal, test, withClockAhead } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
/** A synthetic person who is in no portfolio. */
const UNKNOWN_PERSON = '13919110028';
const PROFILE = '/privat/forsikring/oversikt/forsikringsprofil';
/** A login is fresh for ten minutes (spec: beyond §3). */
const ELEVEN_MINUTES_MS = 11 * 60_000;
const SECURITY = '/privat/forsikring/oversikt/sikkerhet';

test('a login that becomes too old on the page leads to the login and back, and the data can be downloaded', async ({
  page,
}) => {
  const portal = await startPortal();
  const origin = await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, origin + PROFILE);
  await page.getByRole('main').getByRole('link', { name: 'Data og sikkerhet' }).click();
  await untilHydrated(page);
  await portal.restart(withClockAhead(ELEVEN_MINUTES_MS));
  await page.getByRole('link', { name: 'Last ned som JSON' }).press('Enter');
  const logIn = page.getByRole('button', { name: 'Logg inn på nytt' });
  await expect(logIn).toBeFocused();
  await expect(logIn).toHaveAccessibleDescription(/^For at ingen andre skal hente dataene dine/);
  await logIn.press('Enter');
  await expect(page.getByRole('heading', { name: 'Testinnlogging' })).toBeVisible();
  await page.getByLabel('Fødselsnummer').fill(kari.ssn);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL(origin + SECURITY);
  await expect(page.getByRole('link', { name: /^Les som PDF/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Last ned som JSON' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Dataene dine \d{4}-\d\d-\d\d\.json$/);
});

test('the keyboard is enough to request deletion and to withdraw that, with a confirmation of each', async ({
  page,
}) => {
  const origin = await beginSession(page, UNKNOWN_PERSON);
  await visit(page, origin + SECURITY);
  const ask = page.getByRole('button', { name: 'Be om sletting' });
  await ask.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Vil du be om at alt om deg slettes?' });
  await expect(question).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(ask).toBeFocused();

  // A key that is held, and a double click, do not answer the question.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  // The second click would be outside of the dialog, and close it.
  await ask.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await ask.dblclick();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Ja, be om sletting' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(
    page.getByText(/^Du ba om sletting \d\d\.\d\d\.\d{4}\. Vi svarer deg innen en måned\.$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sletting' })).toBeFocused();
  await expect(ask).toHaveCount(0);
  await expectNoFindings(page, 'main, [role="alertdialog"]');

  await page.getByRole('button', { name: 'Trekk ønsket om sletting' }).press('Enter');
  const withdrawal = page.getByRole('alertdialog', { name: 'Vil du trekke ønsket om sletting?' });
  await expectNoFindings(page, 'main, [role="alertdialog"]');
  await withdrawal.getByRole('button', { name: 'Ja, trekk ønsket' }).press('Enter');
  await expect(page.getByText('Ønsket om sletting er trukket. Vi sletter ingenting.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sletting' })).toBeFocused();
  await expect(page.getByText(/^Du ba om sletting \d/)).toHaveCount(0);
  await expect(ask).toBeVisible();
});
