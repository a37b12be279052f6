import { expect, type Page, test as steps } from '@playwright/test';
import { SYSTEMS } from '../domain/systems.ts';
import { SOURCE_NAMES, type SourceName } from '../server/platform/config/source-names.ts';
import { type BankOfServices, KARI, startBankOfServices } from '../server/testing/bank-of-services.ts';
import { answersStatus, hangsUp } from '../server/testing/misbehaviours.ts';
import { consoleErrors, logInInTheFrame, OVERVIEW, withoutScripts } from './log-in.ts';
import { startPortal, test } from './portal.ts';
import { PROFILE, row, toast, untilOverlays } from './profile-page.ts';
import { beginVisit, visit } from './visit.ts';

const PATH = '/privat/forsikring';
/** The name that the overview shows for the missing data when a system fails. */
const MISSING: Readonly<Record<SourceName, string>> = {
  NICE: 'skadeforsikringer',
  EIKA_SKADE: 'skadeforsikringer fra Eika',
  LOFAVOR: 'LOfavør-forsikringer',
  PROLIFE: 'livs- og personforsikringer',
  EIKA_PERSON: 'personforsikringer fra Eika',
  PARIS: 'kollektive forsikringer',
  NSF: 'forsikringer gjennom NSF',
  CUSTOMER: 'opplysninger om deg',
  TASKS: 'oppgavene dine',
  MESSAGES: 'noen av oppgavene dine',
  RECOMMENDATIONS: 'anbefalingene dine',
};

let bank: BankOfServices;
test.beforeEach(async () => {
  bank = await startBankOfServices();
});
test.afterEach(() => bank.close());

/** Gives Kari consents, tasks and recommendations, in addition to her insurances. */
function fillBank(): void {
  bank.reset();
  const { kunde, oppgaver, anbefalinger } = bank.customers.of(KARI);
  Object.assign(kunde, {
    samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
  });
  Object.assign(oppgaver, { helseerklaering: { antall: 2 } });
  Object.assign(anbefalinger, { scores: [{ nextBestOfferProdukt: 'REISE', score: 0.9 }] });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('.kfp-missing-notice');
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

test('with a service for every system all pages work, and the overview names the data of a failing one', async ({
  page,
}) => {
  fillBank();
  const { url } = await startPortal({ ...bank.env, DEMO: 'off' });
  const origin = url.replace('//', '//eika.');
  const errors = consoleErrors(page);

  await steps.step('every page shows the data of the systems', async () => {
    await logInInTheFrame(page, KARI, { origin });
    for (const system of SYSTEMS) await expect(card(page, `Forsikring i ${system}`)).toBeVisible();
    await expect(page.getByText('Fyll ut 2 helseerklæringer')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await card(page, 'Forsikring i NICE').click();
    await expect(heading(page)).toHaveText('Forsikring i NICE');
    await beginVisit(page, `${origin + PATH}/dokumenter`);
    const address = page.getByRole('main').getByRole('link', { name: /^Dokument i PROLIFE/ });
    expect(await address.evaluate(contentTypeOf)).toBe('application/pdf');
    for (const [path, shows] of [
      ['/betaling', 'KID-PARIS'],
      ['/skadesaker/LOFAVOR/S-LOFAVOR', 'Skade i LOFAVOR'],
      ['/meldinger/NSF/M-NSF', 'Melding i NSF'],
    ] as const) {
      await beginVisit(page, origin + PATH + path);
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    }
    await expect.poll(() => bank.source('NSF').of(KARI).meldinger).toMatchObject([{ lest: true }]);
  });

  await steps.step('changes are stored in the systems', async () => {
    await visit(page, origin + PROFILE);
    await untilOverlays(page);
    await changeEmail(page, 'ny@bank.example');
    await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
    await page.getByRole('group', { name: 'Råd og tilbud fra oss' }).getByLabel('Ja').click();
    await expect(toast(page, 'Samtykket til markedsføring er endret')).toBeVisible();
    expect(bank.customers.of(KARI).kunde).toMatchObject({
      kontaktInformasjon: { epostAdresse: 'ny@bank.example' },
      samtykker: { marketingConsent: 'AUTHORIZED' },
    });

    bank.customers.answers.set('PUT /kontaktinformasjon', hangsUp);
    await changeEmail(page, 'tapt@bank.example');
    await expect(page.getByText('Noe gikk galt ved oppdatering av e-post')).toBeVisible();
    await expect(row(page, 'E-post').locator('.kfp-row__value')).toHaveText('ny@bank.example');

    await visit(page, `${origin}${OVERVIEW}tilbud`);
    const offer = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Forsikring i PARIS' });
    await offer.getByRole('button', { name: 'Fjern tilbud' }).click();
    await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
    await expect(offer).toHaveCount(0);
    expect(bank.source('PARIS').of(KARI).tilbud).toEqual([]);
  });

  const tab = await withoutScripts(page);
  for (const failing of SOURCE_NAMES) {
    await steps.step(
      `without ${failing}, the overview shows all other data and names the missing data`,
      async () => {
        fillBank();
        // Without messages of its own, the portal asks the bank's inbox.
        if (failing === 'MESSAGES') {
          for (const system of SYSTEMS) bank.source(system).of(KARI).meldinger.length = 0;
        }
        bank.misbehave(failing, answersStatus(500));
        // Without scripts, because the notice is in the HTML.
        await tab.goto(origin + OVERVIEW);
        await expect(notice(tab)).toContainText(MISSING[failing] ?? failing);
        for (const system of SYSTEMS) {
          await expect(card(tab, `Forsikring i ${system}`)).toHaveCount(system === failing ? 0 : 1);
        }
        await expect(tab.getByText('Fyll ut 2 helseerklæringer')).toHaveCount(failing === 'TASKS' ? 0 : 1);
        await expect(tab.getByText('Du har ingenting å gjøre nå')).toHaveCount(0);
      },
    );
  }

  await tab.context().close();

  await steps.step('the customer logs out, after a visit without one system', async () => {
    fillBank();
    bank.misbehave('NICE', answersStatus(500));
    await visit(page, origin + OVERVIEW);
    await expect(notice(page)).toContainText(MISSING.NICE ?? 'NICE');
    fillBank();
    await visit(page, origin + PROFILE);
    await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
    await expect(heading(page)).toHaveText('Du er logget ut');
  });
  expect(rendering(errors)).toEqual([]);
});

/** Returns the errors other than the ones that the browser logs for each failed request. */
function rendering(errors: readonly string[]): string[] {
  return errors.filter((each) => !each.startsWith('Failed to load resource'));
}

async function changeEmail(page: Page, address: string): Promise<void> {
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').fill(address);
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
}

/** Returns the media type of a link's target. Runs in the page. */
async function contentTypeOf(link: HTMLElement): Promise<string | null> {
  const answer = await fetch(link.getAttribute('href') ?? '');
  return answer.headers.get('content-type');
}
