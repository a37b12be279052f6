import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../texts/languages.ts';
import { PAGES_TO_READ } from './every-page.ts';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { expectFitsLanguage, expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
const BASE = '/privat/forsikring';
/** Pages that are checked as a whole. */
const MAIN_PAGES = ['/oversikt/', '/oversikt/tilbud', '/oversikt/forsikringsprofil', '/oversikt/sikkerhet'];
const PAGES = [...PAGES_TO_READ, '/oversikt/feil/utilgjengelig'];

/** Returns the texts of a language, except those with parameters. */
async function textsOf(language: Language): Promise<Set<string>> {
  const folder = new URL(`../texts/${language}/`, import.meta.url);
  const modules = await Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href)));
  return new Set(modules.flatMap(stringsIn));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns the texts and labels of a page in its own language, without texts marked as another language. */
async function shownTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isOfAnother = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // The title may be in another language.
    const isOwnTitle = document.querySelector('h1[lang]') === null;
    const shown = [isOwnTitle ? (document.title.split(' – ')[0] ?? '') : ''];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOfAnother(parentElement) || parentElement?.closest('script, style, noscript, iframe')) continue;
      shown.push(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      if (isOfAnother(element)) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        shown.push(element.getAttribute(name) ?? '');
    }
    return shown.filter((text) => text !== '');
  });
}

async function choose(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'kfp-spraak', value: language, domain: 'localhost', path: '/' }]);
}

async function changeLanguage(page: Page, link: string, language: Language): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await untilHydrated(page);
}

for (const language of LANGUAGES.slice(1)) {
  test(`every page uses only ${language}`, async ({ page }) => {
    const own = await textsOf(language);
    const others = await Promise.all(LANGUAGES.filter((each) => each !== language).map(textsOf));
    const foreign = new Set(others.flatMap((texts) => [...texts]).filter((text) => !own.has(text)));
    await choose(page, language);
    await beginSession(page, kari.ssn);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    for (const path of PAGES) {
      await visit(page, BASE + path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      await expect(page.locator('.kfp-skeleton'), path).toHaveCount(0);
      expect(
        (await shownTexts(page)).filter((text) => foreign.has(text)),
        path,
      ).toEqual([]);
      await expectFitsLanguage(page, { wholly: MAIN_PAGES.includes(path) });
    }
    // Also those of React about markup that differs between server and browser.
    expect(errors).toEqual([]);
  });
}

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
  await expect(page.getByText('Du har valgt English i en annen fane.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Behold språket her' }).click();
  await expect(page.getByText('Du har valgt English')).toBeHidden();

  // Its requests name its own language, although the browser's language is now another.
  const asked = page.waitForRequest('**/skadekunde/fodselsnummer');
  await page.getByRole('button', { name: 'Vis' }).click();
  expect((await asked).headers()['x-kfp-spraak']).toBe('nb');

  await changeLanguage(other, 'Language', 'nn');
  await page.getByRole('button', { name: 'Last siden på Nynorsk' }).click();
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
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByRole('textbox', { name: /e-?mail/i }).first()).toHaveValue('halvveis@example.com');

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
  await expect(feedback.getByText('Steg 1 av 2')).toBeVisible();
});

test('without scripts the language is chosen with a form', async ({ page, portal }) => {
  await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page);
  await plain.goto(`${portal.url}${BASE}/oversikt/spraak?tilbake=${BASE}/dokumenter`);
  await plain.getByRole('button', { name: 'English' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Documents');
  await plain.context().close();
});
