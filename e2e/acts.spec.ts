import type { Page } from '@playwright/test';
import { failScripts, holdScripts } from './devtools.ts';
import { beginSession } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, type Portal, startPortal, test } from './portal.ts';
import { beginVisit, untilHydrated, visit } from './visit.ts';

const { kari } = people;
const OVERVIEW = '/privat/forsikring/oversikt/';
const PROFILE = `${OVERVIEW}forsikringsprofil`;
const OFFERS = `${OVERVIEW}tilbud`;
const SECURITY = `${OVERVIEW}sikkerhet`;
const DOCUMENTS = '/privat/forsikring/dokumenter';

/** The ways in which an act must work before scripts take over (spec: beyond §7). */
const MODES = [
  { mode: 'without scripts', javaScriptEnabled: false, isLate: false, prepare: async () => {} },
  {
    mode: 'with scripts that fail',
    javaScriptEnabled: true,
    isLate: false,
    prepare: failScripts,
  },
  {
    mode: 'before late scripts arrive',
    javaScriptEnabled: true,
    isLate: true,
    prepare: holdScripts,
  },
];

for (const { mode, javaScriptEnabled, isLate, prepare } of MODES) {
  test.describe(mode, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    let portal: Portal;
    /** Lets late scripts arrive. */
    let release: (() => void) | undefined;
    test.beforeEach(async ({ page }) => {
      portal = await startPortal();
      release = (await prepare(page)) ?? undefined;
    });

    const open = async (page: Page, path: string) => await beginVisit(page, portal.url + path);
    // The browser can scroll once more until a page has loaded, which moves a button between the two events of a
    // click. A page whose scripts are late has not loaded, so its buttons are pressed by key.
    const press = async (page: Page, name: string | RegExp) => {
      if (!isLate) await page.waitForLoadState();
      const button = page.getByRole('button', { name }).first();
      await (isLate ? button.press('Enter', { noWaitAfter: true }) : button.click({ noWaitAfter: true }));
    };
    const expectMessage = async (page: Page, text: string) => {
      await expect(page.locator('#melding').getByText(text)).toBeInViewport();
      if (!isLate) await page.waitForLoadState();
    };
    // The page is at the fragment of its address, also while its scripts are late.
    const expectThanks = async (page: Page, text: string) =>
      await expect(page.getByText(text)).toBeInViewport();
    const row = (page: Page, name: string) => page.locator('.kfp-row').filter({ hasText: name });

    test('each row of the profile is changed, refusals keep the input, and a consent is answered', async ({
      page,
    }) => {
      await beginSession(page, kari.ssn, { origin: portal.url });
      await open(page, PROFILE);
      await press(page, 'Vis fødselsnummer');
      await expect(row(page, 'Fødselsnummer')).toContainText(/01\d{4}\s21887/);
      await expect(page).not.toHaveURL(/21887/);
      await press(page, 'Skjul fødselsnummer');
      await expect(row(page, 'Fødselsnummer')).not.toContainText('21887');

      await press(page, 'Endre e-post');
      await page.getByLabel('Ny e-postadresse').fill('feil adresse');
      await press(page, 'Lagre e-post');
      await expectMessage(page, 'E-postadressen er ikke gyldig.');
      await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('feil adresse');
      await expect(row(page, 'E-post').locator('.kfp-field__error')).toHaveText(
        'E-postadressen er ikke gyldig',
      );
      await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
      await press(page, 'Lagre e-post');
      await expectMessage(page, 'E-postadressen er lagret');
      await expect(row(page, 'E-post')).toContainText('ny@eksempel.no');

      await press(page, 'Endre mobilnummer');
      await page.getByLabel('Nytt mobilnummer').fill('412 34 567');
      await press(page, 'Lagre mobilnummer');
      await expectMessage(page, 'Mobilnummeret er lagret');

      await press(page, 'Endre adresse');
      await press(page, 'Hent folkeregistrert adresse');
      await expectMessage(page, 'Adressen er hentet fra Folkeregisteret.');

      await press(page, 'Endre forsikringsdokumenter i posten');
      await press(page, 'Bekreft');
      await expectMessage(page, 'Kryss av først, og bekreft etterpå.');
      await page.getByRole('checkbox').check();
      await press(page, 'Bekreft');
      await expectMessage(page, 'Valget ditt er lagret');

      await beginSession(page, personNamed('Marit').ssn, { origin: portal.url });
      await open(page, PROFILE);
      const choices = page
        .getByRole('group')
        .filter({ has: page.getByLabel('Nei') })
        .first();
      const other = choices.getByRole('radio', { checked: false }).first();
      const chosen = (await other.getAttribute('value')) ?? '';
      await other.check();
      await press(page, 'Lagre svaret');
      await expectMessage(page, 'Samtykket til markedsføring er endret');
      await expect(choices.getByRole('radio', { checked: true })).toHaveValue(chosen);
    });

    test('an offer is removed after a question, and feedback is given, with the survey and contact information', async ({
      page,
    }) => {
      await beginSession(page, kari.ssn, { origin: portal.url });
      await open(page, OFFERS);
      const offers = page.locator('.kfp-offer');
      const before = await offers.count();
      await press(page, /^Fjern tilbud/);
      await press(page, 'Nei, behold tilbudet');
      await expect(page.getByRole('button', { name: 'Ja, fjern tilbudet' })).toBeHidden();
      await press(page, /^Fjern tilbud/);
      await press(page, 'Ja, fjern tilbudet');
      await expectMessage(page, 'Tilbudet er fjernet.');
      await expect(offers).toHaveCount(before - 1);

      await open(page, PROFILE);
      await page.getByRole('group', { name: 'Fant du det du lette etter?' }).getByLabel('Ja').check();
      await press(page, 'Send');
      await expectThanks(page, 'Takk for tilbakemeldingen');
      await press(page, 'Jeg har tid!');
      await page.getByRole('textbox').first().fill('Oversikten');
      await press(page, 'Send inn');
      await expectThanks(page, 'Takk for svarene');
      await page.getByLabel('Telefonnummer').fill('22334455');
      await press(page, 'Send');
      await expectThanks(page, 'Takk, det er notert');
      if (!release) return;
      release();
      await untilHydrated(page);
      await expectThanks(page, 'Takk, det er notert');
    });

    test('the cookie question is answered and a language is chosen, also without a login', async ({
      page,
      context,
    }) => {
      await open(page, OVERVIEW);
      await press(page, 'Endre informasjonskapsler');
      await page.getByRole('checkbox', { name: 'Statistikk' }).check();
      await press(page, 'Godta mine valg');
      await expectMessage(page, 'Valgene dine er lagret.');
      const [answer] = (await context.cookies()).filter(
        ({ name, domain }) => name === 'kfp-cookie-consent' && domain === 'localhost',
      );
      expect(JSON.parse(decodeURIComponent(answer?.value ?? ''))).toEqual({
        functional: 'denied',
        statistics: 'accepted',
        marketing: 'denied',
      });
      await page.getByRole('link', { name: 'Språk' }).first().click({ noWaitAfter: true });
      await press(page, 'English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('a session is ended, deletion is asked for and withdrawn, and logging out works', async ({
      page,
      browser,
    }) => {
      await beginSession(page, kari.ssn, { origin: portal.url });
      const other = await browser.newPage();
      await beginSession(other, kari.ssn, { origin: portal.url });
      await open(page, SECURITY);
      await press(page, /^Logg ut .*, logget inn/);
      await expectMessage(page, 'Enheten er logget ut.');
      await expect(page.getByText('Du er ikke logget inn andre steder.')).toBeVisible();
      await other.context().close();

      await press(page, 'Be om sletting');
      await press(page, 'Ja, be om sletting');
      await expectMessage(page, 'Vi har tatt imot ønsket ditt om sletting.');
      await press(page, 'Trekk ønsket om sletting');
      await press(page, 'Ja, trekk ønsket');
      await expectMessage(page, 'Ønsket om sletting er trukket.');

      await page.getByText('Meny', { exact: true }).click();
      await press(page, 'Logg ut');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/logget ut/);
      const { status } = await page.request
        .get(`${portal.url}${PROFILE}`, { maxRedirects: 0 })
        .then((answer) => ({ status: answer.status() }));
      expect(status).toBe(302);
    });

    test('a press after the cookies were deleted says what happened, and works again', async ({
      page,
      context,
    }) => {
      await beginSession(page, kari.ssn, { origin: portal.url });
      await open(page, `${PROFILE}?apne=epost`);
      await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
      await context.clearCookies();
      await press(page, 'Lagre e-post');
      await expectMessage(page, 'Ingenting er lagret. Du var ikke lenger logget inn.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');

      await beginSession(page, kari.ssn, { origin: portal.url });
      await open(page, PROFILE);
      await context.clearCookies();
      await page.getByText('Meny', { exact: true }).click();
      await press(page, 'Logg ut');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/logget ut/);

      await open(page, `${OVERVIEW}informasjonskapsler`);
      await context.clearCookies();
      await press(page, 'Godta mine valg');
      await expectMessage(page, 'Nettleseren hadde ikke lenger informasjonskapslene våre. Prøv igjen.');
      await press(page, 'Godta mine valg');
      await expectMessage(page, 'Valgene dine er lagret.');
    });
  });
}

test('what is typed and ticked before scripts take over stays, and is saved', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  const release = await holdScripts(page);
  await beginVisit(page, `${portal.url}${PROFILE}?apne=epost`);
  await page.getByLabel('Ny e-postadresse').fill('sen@eksempel.n');
  release();
  await untilHydrated(page);
  await page.keyboard.type('o');
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('sen@eksempel.no');
  await page.getByRole('button', { name: 'Lagre e-post' }).click();
  await expect(page.getByText('E-postadressen er lagret')).toBeVisible();
  await expect(page.locator('.kfp-row').filter({ hasText: 'E-post' })).toContainText('sen@eksempel.no');
});

test('contact details typed before scripts take over stay, and are sent', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  const release = await holdScripts(page);
  await beginVisit(page, `${portal.url}${OVERVIEW}?apne=kontakt`);
  const email = page.getByLabel('E-postadresse');
  const phone = page.getByLabel('Telefonnummer');
  await phone.fill('22334455');
  await email.fill('sen@eksempel.no');
  release();
  await untilHydrated(page);
  // The focus renders a field again.
  await phone.focus();
  await expect(email).toHaveValue('sen@eksempel.no');
  await expect(phone).toHaveValue('22334455');
  const sent = page.waitForRequest('**/feedback/kontakt');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'sen@eksempel.no', phone: '22334455' });
});

test('what is typed in other fields before scripts take over stays', async ({ page, portal }) => {
  await beginSession(page, kari.ssn, { origin: portal.url });
  for (const [path, label, typed] of [
    ['dekning', 'Hva lurer du på?', 'leiebil'],
    ['kontroll?kode=ABCD', 'Kode', 'EFGH'],
    ['deling', 'Fødselsnummer', personNamed('Jonas').ssn],
  ] as const) {
    const release = await holdScripts(page);
    await beginVisit(page, portal.url + OVERVIEW + path);
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    release();
    await untilHydrated(page);
    // The focus renders a field again.
    await field.blur();
    await field.focus();
    await expect(field, path).toHaveValue(typed);
  }
});

test('the search of documents is shown once it works, and moves nothing', async ({ page, portal }) => {
  await beginSession(page, kari.ssn, { origin: portal.url });
  const release = await holdScripts(page);
  await beginVisit(page, portal.url + DOCUMENTS);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /åpnes i ny fane/ })
    .first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByLabel('Forsikring', { exact: true })).toBeHidden();
  const before = await first.boundingBox();
  release();
  await untilHydrated(page);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByLabel('Forsikring', { exact: true })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
});

test('a draft does not close the row that is open when scripts take over', async ({ page, portal }) => {
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + PROFILE);
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('utkast@eksempel.no');
  const release = await holdScripts(page);
  await beginVisit(page, `${portal.url}${PROFILE}?apne=mobil`);
  const mobile = page.getByLabel('Nytt mobilnummer');
  await mobile.fill('412 3');
  release();
  await untilHydrated(page);
  const email = page.locator('.kfp-row').filter({ hasText: 'E-post' });
  await expect(email).toContainText('utkast@eksempel.no');
  await expect(mobile).toHaveValue('412 3');
  await expect(page.getByLabel('Ny e-postadresse')).toBeHidden();
});
