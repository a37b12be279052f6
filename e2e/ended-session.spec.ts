import type { Page } from '@playwright/test';
import { fremtind } from './distributor-file.ts';
import { choose, feedbackBlock, press } from './feedback-block.ts';
import { expectStored, PAGE } from './feedback-store.ts';
import { beginSession, logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openProfile, PROFILE, row, untilOverlays } from './profile-page.ts';
import { endSessionOnServer, expectLost, pressReload, withoutEndNotices } from './tabs.ts';
import { visit } from './visit.ts';

const LOGGED_OUT = 'Du er logget ut';
const kari = personNamed('Kari');
const marit = personNamed('Marit');

test.beforeEach(({ page }) => withoutEndNotices(page));

/** Logs in on the login page that is shown, and returns to the profile. */
async function logInHere(page: Page, ssn: string): Promise<void> {
  const frame = loginFrame(page);
  await frame.getByLabel('Fødselsnummer').fill(ssn);
  await frame.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === PROFILE);
  await untilOverlays(page);
}

/** Enters a new e-mail address and saves it after the session has ended on the server. */
async function saveTooLate(page: Page): Promise<void> {
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').fill('karis.nye@eksempel.no');
  await endSessionOnServer(page.context(), new URL(page.url()).origin);
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
  await expectLost(page, LOGGED_OUT, ['Kari']);
}

test('an edit saved after the session has ended is restored when the same customer logs in again, once there is contact with the server', async ({
  page,
  context,
}) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  await saveTooLate(page);
  await context.setOffline(true);
  await pressReload(page);
  await expect(page.getByRole('status').getByText('Vi får ikke kontakt')).toBeVisible();
  await context.setOffline(false);
  await logInHere(page, kari.ssn);
  const email = row(page, 'E-post');
  await expect(email.getByLabel('Ny e-postadresse')).toHaveValue('karis.nye@eksempel.no');
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
  await expect(email.locator('.kfp-row__value')).toHaveText('karis.nye@eksempel.no');
  await expect(email.getByLabel('Ny e-postadresse')).toBeHidden();
});

test('the end is shown in a browser that stores nothing', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openProfile(page, 'Kari', portal.url);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').fill('karis.nye@eksempel.no');
  await endSessionOnServer(page.context(), portal.url);
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
  await expectLost(page, LOGGED_OUT, ['Kari']);
});

test('another customer who logs in does not see the edit', async ({ page, portal }) => {
  await openProfile(page, 'Kari', portal.url);
  await saveTooLate(page);
  await pressReload(page);
  await logInHere(page, marit.ssn);
  await expect(row(page, 'Adresse')).toContainText('Storgata 18');
  await expect(row(page, 'E-post').getByLabel('Ny e-postadresse')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('karis.nye');
});

test('«Vis» shows in all tabs that the customer is logged out', async ({ page, context, portal }) => {
  await openProfile(page, 'Kari', portal.url);
  const second = await context.newPage();
  await visit(second, portal.url + OVERVIEW);
  await untilOverlays(second);
  await endSessionOnServer(context, portal.url);
  await row(page, 'Fødselsnummer').getByRole('button', { name: 'Vis' }).click();
  await expectLost(page, LOGGED_OUT, ['Lindeveien']);
  await expect(second).toHaveURL(portal.url + fremtind.timeoutUrl);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(LOGGED_OUT);
});

test('removing an offer after the session has ended shows the logout, and keeps the offer', async ({
  page,
  portal,
}) => {
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  await page.getByRole('button', { name: 'Fjern tilbud' }).first().click();
  await endSessionOnServer(page.context(), portal.url);
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expectLost(page, LOGGED_OUT, ['Båtforsikring']);
});

test('feedback sent after the session has ended is stored as anonymous', async ({ page }) => {
  const portal = await startPortal();
  await logIn(page, kari.ssn, { origin: portal.url });
  await choose(page, 'Misfornøyd');
  await endSessionOnServer(page.context(), portal.url);
  await feedbackBlock(page).getByRole('textbox').fill('Hvor er tilbudene?');
  await press(page, 'Send');
  await expect(feedbackBlock(page).getByText('Takk for tilbakemeldingen')).toBeVisible();
  await expectStored(portal, [
    {
      kind: 'choice',
      value: '2',
      comment: 'Hvor er tilbudene?',
      page: PAGE,
      distributor: 'fremtind',
      product_code: null,
    },
  ]);
});
