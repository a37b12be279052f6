import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, type Language } from '../texts/languages.ts';
import { MAIN_PAGES, PAGES_TO_READ } from './every-page.ts';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { expectFitsLanguage, expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
const BASE = '/privat/forsikring';
const PAGES = [...PAGES_TO_READ, '/oversikt/feil/utilgjengelig'];

async function choose(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'kfp-spraak', value: language, domain: 'localhost', path: '/' }]);
}

async function changeLanguage(page: Page, link: string, language: Language): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await untilHydrated(page);
}

/** Returns the errors from now on, also those of React about markup that differs between server and browser. */
function pageErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  return errors;
}

// server/ssr/every-page.api.test.ts checks the texts of each page, and older-browsers.spec.ts opens every page in
// English.
test('every page in nynorsk fits, and the main pages hydrate without errors', async ({ page, portal }) => {
  await choose(page, 'nn');
  await beginSession(page, kari.ssn);
  // The layout is the same without scripts, and the pages load faster.
  const plain = await withoutScripts(page, portal.url);
  for (const path of PAGES.filter((each) => !MAIN_PAGES.includes(each))) {
    await plain.goto(BASE + path);
    await expectFitsLanguage(plain, { wholly: false });
  }
  await plain.context().close();
  const errors = pageErrors(page);
  for (const path of MAIN_PAGES) {
    await visit(page, BASE + path);
    await expectFitsLanguage(page, { wholly: true });
  }
  expect(errors).toEqual([]);
});

test('the menu changes the language, which applies to the next page and the login', async ({ page }) => {
  await visit(page, OVERVIEW);
  await page.getByRole('link', { name: 'Språk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Språk');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.locator('iframe')).toHaveAttribute('src', /ui_locales=en/);
  await expectNoFindings(page);

  await beginSession(page, kari.ssn);
  await visit(page, `${BASE}/dokumenter?ar=2026`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Language' }).click();
  await page.getByRole('button', { name: 'Nynorsk' }).click();
  await expect(page).toHaveURL(/dokumenter\?ar=2026$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
});

test('a tab in another language offers to load in the chosen one, and keeps its own until then', async ({
  page,
  context,
  portal,
}) => {
  const profile = `${portal.url}${OVERVIEW}forsikringsprofil`;
  await beginSession(page, kari.ssn);
  await visit(page, profile);
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('halvveis@example.com');
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();

  const other = await context.newPage();
  await visit(other, portal.url + OVERVIEW);
  await changeLanguage(other, 'Språk', 'en');
  await expect(page.getByText('Du har valgt engelsk i en annen fane.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Behold språket her' }).click();
  await expect(page.getByText('Du har valgt engelsk')).toBeHidden();

  // Its requests name its own language, although the browser's language is now another.
  const asked = page.waitForRequest('**/skadekunde/fodselsnummer');
  await page.getByRole('button', { name: 'Vis' }).click();
  expect((await asked).headers()['x-kfp-spraak']).toBe('nb');

  await changeLanguage(other, 'Language', 'nn');
  await page.getByRole('button', { name: 'Last siden på nynorsk' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: /e-post/i })).toHaveValue('halvveis@example.com');
  await expect(page.getByText(/i ei anna fane/)).toBeHidden();
});

test('unsaved input is kept when the language changes', async ({ page, portal }) => {
  const origin = portal.origin('fremtind');
  await beginSession(page, kari.ssn, { origin });
  await visit(page, `${origin}${BASE}/oversikt/forsikringsprofil`);
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByLabel('E-post').fill('halvveis@example.com');
  await page.getByRole('button', { name: 'Endre forsikringsdokumenter i posten' }).click();
  await page.getByRole('checkbox').check();
  await changeLanguage(page, 'Språk', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance profile');
  await expect(page.getByRole('textbox', { name: /e-?mail/i }).first()).toHaveValue('halvveis@example.com');
  await page.getByRole('button', { name: 'Change insurance documents by post' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();

  await visit(page, `${origin}${BASE}/oversikt/tilbud`);
  const feedback = page.getByRole('region', { name: /feedback|tilbakemelding/i });
  await feedback.getByRole('radio', { name: 'Dissatisfied', exact: true }).check();
  await feedback.getByRole('textbox').fill('Half a');
  await changeLanguage(page, 'Language', 'nn');
  await expect(feedback.getByRole('textbox')).toHaveValue('Half a');
  await feedback.getByRole('button', { name: 'Send' }).click();
  await feedback.getByRole('button', { name: 'Ja, gjerne' }).click();
  await feedback.getByRole('textbox').fill('Eit halvt');
  await changeLanguage(page, 'Språk', 'nb');
  await expect(feedback.getByRole('textbox')).toHaveValue('Eit halvt');
  const step = feedback.getByText('Steg 1 av 2');
  await expect(step).toBeVisible();
  await expect(step, 'is no larger than its question').toHaveCSS('font-size', '16px');
});

test('without scripts the language is chosen with a form', async ({ page, portal }) => {
  await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page);
  await plain.goto(`${portal.url}${BASE}/oversikt/spraak?tilbake=${BASE}/dokumenter`);
  await plain.getByRole('button', { name: 'English' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Documents');
  await plain.context().close();
});
