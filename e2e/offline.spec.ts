import type { Page } from '@playwright/test';
import { feedbackBlock } from './feedback-block.ts';
import { consoleErrors, logIn } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { row, toast, untilOverlays } from './profile-page.ts';
import { untilHydrated, visit } from './visit.ts';

const TITLE = 'Du er uten nett.';
const NOT_SAVED = 'Du er uten nett, så ingenting er endret. Prøv igjen når nettet er tilbake.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: TITLE });
const item = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name });

/** Prevents prefetching, which could be in progress when the network goes down. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

test('the keyboard works through network failures: pages stay, requested pages load later, and input is kept', async ({
  page,
  context,
}) => {
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  const follow = async (name: string | RegExp) => {
    await item(page, name).press('Enter');
  };
  const portal = await startPortal();
  await saveData(page);
  // Otherwise the page's code may load before the network goes down.
  await page.route('**/filer/OffersPage-*', (route) => route.abort());
  await page.route('**/filer/OfferRemoval-*', (route) => route.abort());
  await logIn(page, people.kari.ssn, { origin: portal.url });
  await untilOverlays(page);

  await test.step('a page whose code is not loaded', async () => {
    await context.setOffline(true);
    await expect(banner(page)).toContainText('Siden viser det vi hentet sist.');
    await follow(/^Tilbud/);
    await expect(banner(page)).toContainText('Vi åpner siden du valgte, når nettet er tilbake.');
    await expect(heading(page)).toHaveText('Forsikringsoversikt');
    await expect(item(page, /^Tilbud/)).toBeFocused();
    await page.unroute('**/filer/OffersPage-*');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Tilbudene dine');
    await expect(banner(page)).toHaveCount(0);
    await untilHydrated(page);
    await untilOverlays(page);
  });

  const boat = page.locator('main li').filter({ hasText: /båtforsikring/i });
  await test.step('an offer whose question is not loaded', async () => {
    await context.setOffline(true);
    await boat.getByRole('button', { name: 'Fjern tilbud' }).focus();
    await page.keyboard.press('Enter');
    await expect(boat.getByRole('alert')).toContainText(NOT_SAVED);
    await expect(boat.getByRole('button', { name: 'Fjern tilbud' })).toBeFocused();
    await expect(heading(page)).toHaveText('Tilbudene dine');
    await page.unroute('**/filer/OfferRemoval-*');
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    // Some browsers cache a failed module. The page is then reloaded with the question.
    const question = boat.getByRole('button', { name: 'Ja, fjern tilbudet' });
    await page.keyboard.press('Enter');
    await question.waitFor();
    await untilHydrated(page);
    await untilOverlays(page);
    await press('Nei, behold tilbudet');
    await expect(question).toHaveCount(0);
  });

  await test.step('an offer is removed', async () => {
    await boat.getByRole('button', { name: 'Fjern tilbud' }).focus();
    await page.keyboard.press('Enter');
    await expect(boat.getByRole('button', { name: 'Ja, fjern tilbudet' })).toBeVisible();
    await context.setOffline(true);
    await press('Ja, fjern tilbudet');
    await expect(boat.getByRole('alert')).toContainText(NOT_SAVED);
    await context.setOffline(false);
    await expect(page.getByText('Du er på nett igjen.')).toBeAttached();
    await press('Prøv igjen');
    await expect(page.getByText(/^Tilbudet på båtforsikring.* er fjernet/).first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  });

  await test.step('an address is entered', async () => {
    await follow('Profil');
    await expect(heading(page)).toHaveText('Forsikringsprofil');
    await expect(heading(page)).toBeFocused();
    await press('Endre e-post');
    await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(row(page, 'E-post').getByRole('alert')).toContainText(NOT_SAVED);
    await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('ny@eksempel.no');
    await follow('Dokumenter');
    await expect(banner(page)).toContainText('Lenken kan ikke åpnes uten nett.');
    await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('ny@eksempel.no');
    await context.setOffline(false);
    await press('Lagre e-post');
    await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  });
});

test('an incomplete list is kept, and a retry shows why it can’t load', async ({ page, context }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const errors = consoleErrors(page);
  await saveData(page);
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
  });
  await logIn(page, people.kari.ssn, { origin: portal.url });
  await untilOverlays(page);
  await expect(page.getByText('Dette mangler nå: noen av forsikringene dine.')).toBeVisible();
  // Requests in progress would cause errors in the console.
  await expect(feedbackBlock(page).getByRole('radio').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(TITLE)).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('Vi prøver igjen når nettet er tilbake.')).toBeAttached();
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
  await page.unroute('**/avtaleoversikt/avtaler');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('Dette mangler nå')).toHaveCount(0);
  await expect(page.getByText('Alt er hentet nå.')).toBeAttached();
  expect(errors).toEqual([]);
});

test('without network a page says what it cannot show, and loads it when the network is back', async ({
  page,
  context,
}) => {
  const portal = await startPortal();
  await saveData(page);
  await logIn(page, people.kari.ssn, { origin: portal.url });
  await untilOverlays(page);
  const insurance = page.getByRole('link', { name: /^Bilforsikring Volkswagen Golf/ });
  // The code of the page loads with another insurance, but not this one's data.
  await page.route('**/avtaler/*/81030491', (route) => route.abort());
  await page.getByRole('link', { name: /^Bilforsikring Volvo V60/ }).click();
  await expect(page.getByRole('heading', { name: 'Dette er du dekket for' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Forsikringsoversikt' }).click();
  await context.setOffline(true);
  await page.unroute('**/avtaler/*/81030491');
  await insurance.click();
  await expect(heading(page)).toHaveText('Bilforsikring');
  await expect(page.getByText('Akkurat nå får vi ikke tak i hva forsikringen dekker.')).toBeVisible();
  await expect(page.locator('main .kfp-skeleton')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Skade du gjør på andre og det de eier.')).toBeVisible();
});

test('a form that loads a page waits for the network', async ({ page, context, portal }) => {
  await visit(page, `${portal.url}/privat/forsikring/oversikt/kontroll`);
  await untilOverlays(page);
  const code = page.getByLabel('Kode');
  await code.fill('7KQ4-M2XD-9TRB');
  await context.setOffline(true);
  await code.press('Enter');
  await expect(banner(page)).toContainText('Skjemaet kan ikke sendes uten nett.');
  await expect(code).toHaveValue('7KQ4-M2XD-9TRB');
  await context.setOffline(false);
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Ikke gyldig');
});
