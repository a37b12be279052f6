import { logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { PROFILE, row, untilOverlays } from './profile-page.ts';
import { expectLost, logInInWindow, pressReload, tabWithoutMessages } from './tabs.ts';
import { reload, visit } from './visit.ts';

const REPLACED = 'Det er logget inn på nytt i denne nettleseren';
const BEGUN = 'Du er logget inn i en annen fane';
const kari = personNamed('Kari');
const marit = personNamed('Marit');
const KARIS_EMAIL = 'kari.nordmann@example.com';

test('two customers in three tabs are never mixed, and each tab shows the change', async ({
  page: cached,
  context,
}) => {
  const portal = await startPortal();
  await logIn(cached, marit.ssn, { origin: portal.url });
  await untilOverlays(cached);
  const silent = await tabWithoutMessages(context);
  await visit(silent, portal.url + PROFILE);
  const email = row(silent, 'E-post');
  await email.getByRole('button', { name: /^Endre/ }).click();
  await email.getByLabel('Ny e-postadresse').fill('marits.nye@eksempel.no');

  const third = await context.newPage();
  await logInInWindow(third, portal.url, kari.ssn);
  await expectLost(cached, REPLACED, ['Marit']);

  const refused = silent.waitForResponse('**/skadekunde/kontaktinformasjon');
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
  expect((await refused).status()).toBe(409);
  await expectLost(silent, REPLACED, ['Marit', 'marits.nye']);
  await pressReload(silent);
  await expect(row(silent, 'Adresse')).toContainText('Lindeveien');
  await expect(row(silent, 'E-post')).toContainText(KARIS_EMAIL);

  await logInInWindow(third, portal.url, marit.ssn);
  await visit(third, portal.url + PROFILE);
  await expect(row(third, 'Adresse')).toContainText('Storgata 18');
  await expect(row(third, 'E-post')).not.toContainText('marits.nye');
  await pressReload(cached);
  await expect(cached.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('a login page and a logged-out page notice the login in another tab, and do not replace its session', async ({
  page,
  context,
  portal,
}) => {
  const loggedOut = await context.newPage();
  await visit(loggedOut, `${portal.url}${OVERVIEW}utlogget`);
  await untilOverlays(loggedOut);
  const second = await context.newPage();
  await visit(second, portal.url + OVERVIEW);
  await expect(loginFrame(second).getByLabel('Fødselsnummer')).toBeVisible();
  await untilOverlays(second);
  await logIn(page, kari.ssn, { origin: portal.url });
  for (const tab of [loggedOut, second]) await expectLost(tab, BEGUN);
  await pressReload(loggedOut);
  await expect(loggedOut.getByRole('heading', { level: 1 })).toHaveText('Du er logget inn');
  await pressReload(second);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('a login in a second tab replaces the session of the first tab, which shows that', async ({
  page,
  context,
  portal,
}) => {
  const second = await tabWithoutMessages(context);
  await visit(second, OVERVIEW);
  const frame = loginFrame(second);
  await frame.getByLabel('Fødselsnummer').fill(marit.ssn);
  await logIn(page, kari.ssn, { origin: portal.url });
  await untilOverlays(page);
  await frame.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  // The silent tab sends no message, but another page of the session does.
  await visit(await context.newPage(), portal.url + OVERVIEW);
  await expectLost(page, REPLACED, ['Kari']);
});
