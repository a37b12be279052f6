import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from './consent-cookie.ts';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { expectFitsLanguage, expectNoFindings } from './no-findings.ts';
import { personNamed } from './people.ts';
import { expect, type Portal, startPortal, test } from './portal.ts';
import { untilOverlays } from './profile-page.ts';
import { untilHydrated, visit } from './visit.ts';

const SHARING = `${OVERVIEW}deling`;
const OVER = 'Delingen er avsluttet';
const kari = personNamed('Kari');
const jonas = personNamed('Jonas');

test.use({ viewport: PHONE });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('region', { name: 'Deling' });
const filled = (page: Page) => page.locator('main .jkl-button--primary');
/** Everything that the tab holds: the document and its storage. */
const heldBy = async (page: Page) =>
  await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage }));

/** Opens a browser context of another customer. */
async function pageOf(browser: Browser, portal: Portal, ssn: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: portal.url });
  await refuseCookies(context, portal.url);
  const page = await context.newPage();
  await beginSession(page, ssn, { origin: portal.url });
  return page;
}

/** Shares Kari's insurances with Jonas, who accepts. Returns the address of her overview. */
async function share(giver: Page, receiver: Page): Promise<string> {
  await visit(giver, SHARING);
  await giver.getByLabel('Fødselsnummer').fill(jonas.ssn);
  await giver.getByRole('button', { name: 'Send invitasjon' }).click();
  await expect(giver.getByRole('button', { name: /^Trekk tilbake/ })).toBeVisible();
  await visit(receiver, SHARING);
  await receiver.getByRole('button', { name: 'Godta delingen fra Kari Nordmann' }).click();
  const link = receiver.getByRole('link', { name: 'Se forsikringene til Kari Nordmann' });
  return (await link.getAttribute('href')) ?? '';
}

test('a customer shares, the other accepts, looks and is told that it ended, without findings and in three languages', async ({
  browser,
}) => {
  test.slow();
  const portal = await startPortal();
  const giver = await pageOf(browser, portal, kari.ssn);
  const receiver = await pageOf(browser, portal, jonas.ssn);

  await visit(giver, `${OVERVIEW}forsikringsprofil`);
  await giver.getByRole('main').getByRole('link', { name: 'Del med noen' }).click();
  await expect(heading(giver)).toHaveText('Del med noen');
  await untilHydrated(giver);
  await expectNoFindings(giver);
  await expect(giver.getByRole('checkbox', { name: 'Skadesaker' })).not.toBeChecked();
  await giver.getByRole('button', { name: 'Send invitasjon' }).click();
  await expect(giver.getByText('Skriv fødselsnummeret til den du vil dele med.')).toBeVisible();
  await expectNoFindings(giver, 'main');
  await giver.getByLabel('Fødselsnummer').fill(jonas.ssn);
  for (const box of ['Skadesaker', 'Faktura']) await giver.getByRole('checkbox', { name: box }).check();
  await giver.getByRole('button', { name: 'Send invitasjon' }).click();
  await expect(giver.getByText('Har ikke svart.')).toBeVisible();
  expect(await heldBy(giver)).not.toContain(jonas.ssn);
  await expectNoFindings(giver, 'main');

  await visit(receiver, OVERVIEW);
  const tasks = receiver.getByRole('region', { name: 'Oppgavene dine' });
  await expect(tasks.getByRole('heading', { level: 3 })).toHaveText('Kari Nordmann vil dele med deg');
  await tasks.getByRole('link', { name: 'Svar på invitasjonen' }).click();
  await expect(heading(receiver)).toHaveText('Del med noen');
  await untilHydrated(receiver);
  await expect(filled(receiver)).toHaveCount(1);
  await expectNoFindings(receiver, 'main');
  await receiver.getByRole('button', { name: 'Godta delingen fra Kari Nordmann' }).click();
  const link = receiver.getByRole('link', { name: 'Se forsikringene til Kari Nordmann' });
  const hers = (await link.getAttribute('href')) ?? '';
  await expectNoFindings(receiver, 'main');
  await link.click();

  await expect(heading(receiver)).toHaveText('Forsikringene til Kari');
  await untilHydrated(receiver);
  await expect(bar(receiver)).toContainText('Du ser forsikringene til Kari Nordmann. Du kan ikke endre noe.');
  await expect(receiver.locator('#forsikringene-dine a.kfp-agreement')).toHaveCount(10);
  await expect(filled(receiver)).toHaveCount(0);
  for (const gone of ['Oppgavene dine', 'Tilbud du har sett på', 'Meld skade', 'Savner du en forsikring?'])
    await expect(receiver.getByRole('main').getByText(gone)).toHaveCount(0);
  await expectNoFindings(receiver);
  await receiver.setViewportSize(PHONE);
  await receiver.getByText('Meny', { exact: true }).click();
  const menu = receiver.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link');
  const shared = ['Forsikringsoversikt', 'Dokumenter', 'Faktura', 'Skadesaker'];
  await expect(menu.filter({ hasNotText: /Språk|nettbank/ })).toHaveText(shared);
  await menu.getByText('Dokumenter').click();
  await expect(heading(receiver)).toHaveText('Dokumenter');
  await expect(heading(receiver)).toHaveAccessibleDescription('Du ser forsikringene til Kari Nordmann.');
  await expect(receiver).toHaveTitle(/^Dokumenter, Kari Nordmann – /);
  await expect(bar(receiver)).toBeVisible();
  await expect(receiver.locator('.kfp-document__link').first()).toHaveAttribute('href', /vegneAv=/);
  await expectNoFindings(receiver);
  const on = (path: string) => `/privat/forsikring${path}${hers.slice(hers.indexOf('?'))}`;
  await visit(receiver, on('/motor/detaljer/81030354'));
  await expect(heading(receiver)).toHaveText('Bilforsikring');
  await expect(filled(receiver)).toHaveCount(0);
  await expectNoFindings(receiver);
  for (const path of ['/betaling', '/skadesaker']) {
    await visit(receiver, on(path));
    await expect(bar(receiver)).toBeVisible();
    await expectNoFindings(receiver);
  }
  for (const language of ['nn', 'en']) {
    const cookie = { name: 'kfp-spraak', value: language, url: portal.url };
    for (const page of [giver, receiver]) await page.context().addCookies([cookie]);
    await visit(giver, SHARING);
    await expectFitsLanguage(giver, { wholly: true });
    for (const address of [SHARING, hers, on('/dokumenter')]) {
      await visit(receiver, address);
      await expectFitsLanguage(receiver, { wholly: false });
    }
  }
  for (const page of [giver, receiver]) await page.context().clearCookies({ name: 'kfp-spraak' });

  await visit(giver, SHARING);
  await giver.getByRole('button', { name: 'Avslutt delingen med JB' }).click();
  await expect(giver.getByText('Du deler ikke med noen.')).toBeVisible();
  await visit(giver, `${OVERVIEW}sikkerhet`);
  await expect(giver.getByText('Noen du deler med, så forsikringene dine').first()).toBeVisible();

  const ended = await visit(receiver, receiver.url());
  expect(ended?.status()).toBe(404);
  await expect(heading(receiver)).toHaveText(OVER);
  await expectNoFindings(receiver);
  await receiver.getByRole('main').getByRole('link', { name: 'Til forsikringsoversikten' }).click();
  await expect(heading(receiver)).toHaveText('Forsikringsoversikt');
});

test('a rejected invitation shows the label of its field', async ({ page }) => {
  await beginSession(page, kari.ssn);
  await visit(page, SHARING);
  const field = page.getByLabel('Fødselsnummer');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(page.locator('label').filter({ hasText: 'Fødselsnummer' })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Send invitasjon' }).click();
  await expect(field).toBeFocused();
  await expect(page.locator('label').filter({ hasText: 'Fødselsnummer' })).toBeInViewport({ ratio: 1 });
});

test('everything works without scripts', async ({ browser }) => {
  const portal = await startPortal();
  const giver = await withoutScripts(await pageOf(browser, portal, kari.ssn), portal.url);
  const receiver = await withoutScripts(await pageOf(browser, portal, jonas.ssn), portal.url);
  for (const page of [giver, receiver]) await page.setViewportSize(PHONE);
  const message = (page: Page) => page.locator('#melding');

  await giver.goto(SHARING);
  await giver.getByLabel('Fødselsnummer').fill(jonas.ssn);
  await giver.getByRole('checkbox', { name: 'Skadesaker' }).check();
  await giver.getByRole('button', { name: 'Send invitasjon' }).click();
  await expect(message(giver)).toContainText('Invitasjonen er sendt.');

  await receiver.goto(SHARING);
  await receiver.getByRole('button', { name: 'Godta delingen fra Kari Nordmann' }).click();
  await expect(message(receiver)).toContainText('Du kan nå se det som er delt med deg.');
  await receiver.getByRole('link', { name: 'Se forsikringene til Kari Nordmann' }).click();
  await expect(heading(receiver)).toHaveText('Forsikringene til Kari');
  await receiver.locator('a.kfp-agreement').first().click();
  await expect(bar(receiver)).toBeVisible();
  await expect(heading(receiver)).toHaveText('Bilforsikring');
  await bar(receiver).getByRole('link', { name: 'Tilbake til mine' }).click();
  await expect(heading(receiver)).toHaveText('Forsikringsoversikt');
  await receiver.getByRole('link', { name: 'Kari Nordmann Se forsikringene' }).click();
  await expect(heading(receiver)).toHaveText('Forsikringene til Kari');

  await giver.goto(SHARING);
  await giver.getByRole('button', { name: 'Avslutt delingen med JB' }).click();
  await expect(message(giver)).toContainText('Delingen er avsluttet.');
  await receiver.reload();
  await expect(heading(receiver)).toHaveText(OVER);
});

test('pages of the two persons are never mixed: storage, menu, back button, second tab, and an open page after the end', async ({
  browser,
}) => {
  const portal = await startPortal();
  const giver = await pageOf(browser, portal, kari.ssn);
  const page = await pageOf(browser, portal, jonas.ssn);
  const hers = await share(giver, page);

  await visit(page, OVERVIEW);
  await untilOverlays(page);
  await expect(page.getByText('Her samler vi forsikringene dine når du får noen.')).toBeVisible();
  await visit(page, hers);
  await untilOverlays(page);
  await expect(page.locator('a.kfp-agreement').first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  // Her name may be there: it is in the list of what others share with him.
  expect(stored).not.toMatch(/Volvo/);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['x-kfp-vegne-av'] ?? 'own');
  });
  await bar(page).getByRole('link', { name: 'Tilbake til mine' }).click();
  await expect(heading(page)).toHaveText('Forsikringsoversikt');
  await untilOverlays(page);
  // His own overview links to hers, but contains none of its data.
  expect(await heldBy(page)).not.toMatch(/Volvo/);
  expect(asked.filter((each) => each !== 'own' && !hers.includes(each))).toEqual([]);

  const second = await page.context().newPage();
  await visit(second, portal.url + hers);
  await visit(page, OVERVIEW);
  await expect(page.getByText('Her samler vi forsikringene dine når du får noen.')).toBeVisible();
  await expect(heading(second)).toHaveText('Forsikringene til Kari');

  await second.goto(portal.url + OVERVIEW);
  await untilOverlays(second);
  await visit(page, hers);
  await visit(giver, SHARING);
  await giver.getByRole('button', { name: 'Avslutt delingen med JB' }).click();
  await expect(giver.getByText('Du deler ikke med noen.')).toBeVisible();
  // An open page leaves her data at its next request.
  await page.getByText('Meny', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dokumenter' }).click();
  await expect(heading(page)).toHaveText(OVER);
  expect(await heldBy(page)).not.toMatch(/Volvo/);
  await second.goBack();
  await expect(heading(second)).toHaveText(OVER);
  expect(await heldBy(second)).not.toMatch(/Volvo/);
});
