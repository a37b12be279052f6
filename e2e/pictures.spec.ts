import type { Page } from '@playwright/test';
import { LANGUAGES } from '../texts/languages.ts';
import { findBrowser } from '../tools/test-browser.mjs';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test, withClockAhead } from './portal.ts';
import { visit } from './visit.ts';

/**
 * The first view of the main pages that contain only our own content, without system fonts. docs/design.md
 * shows the pictures, and `npm run pictures` takes them again.
 */
const PAGES = [
  ['overview', ''],
  ['offers', 'tilbud'],
  ['profile', 'forsikringsprofil'],
  ['purchase', 'kjopsinnganger'],
  ['error', 'feil/generell'],
] as const;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const SIZES = [{ width: 320, height: 844 }, PHONE, { width: 768, height: 1024 }, DESKTOP];

/** Pages whose layout longer words could break. */
const LANGUAGE_PAGES = PAGES.slice(0, 3);
const LANGUAGE_SIZES = SIZES.filter(({ width }) => width === 320 || width === 1280);

const { origin } = await findBrowser();
// Another browser lays out and smooths text differently.
test.skip(
  !origin.includes('@sparticuz/chromium'),
  'the pictures are of the browser that package-lock.json pins',
);

/** A line that moves by a few pixels, or a button that becomes wider, is more than this. */
const SMALL = { maxDiffPixels: 100 };

/** What to do about a difference. */
const INTENDED = 'after an intended change, run npm run pictures';

/** Settings of a portal on the day of the pictures, so that its dates are the same every day. */
const THAT_DAY = withClockAhead(Date.parse('2026-12-01T12:00:00Z') - Date.now());

test('the main pages match their pictures at four widths', async ({ page }) => {
  const { url } = await startPortal(THAT_DAY);
  await beginSession(page, people.kari.ssn, { origin: url });
  for (const [name, path] of PAGES) {
    await visit(page, url + OVERVIEW + path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.soft(page, INTENDED).toHaveScreenshot(`${name}-${size.width}.png`, SMALL);
    }
  }
});

test('the main pages match their pictures in other languages, on a phone and a desktop', async ({ page }) => {
  const { url } = await startPortal(THAT_DAY);
  await beginSession(page, people.kari.ssn, { origin: url });
  for (const language of LANGUAGES.slice(1)) {
    await page
      .context()
      .addCookies([{ name: 'kfp-spraak', value: language, domain: 'localhost', path: '/' }]);
    for (const [name, path] of LANGUAGE_PAGES) {
      await visit(page, url + OVERVIEW + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const size of LANGUAGE_SIZES) {
        await page.setViewportSize(size);
        await expect.soft(page, INTENDED).toHaveScreenshot(`${language}-${name}-${size.width}.png`, SMALL);
      }
    }
  }
});

test('the components match their pictures, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, `${OVERVIEW}utvikling/komponenter`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(page, INTENDED).toHaveScreenshot(`components-${colorScheme}.png`, {
      fullPage: true,
      ...SMALL,
    });
  }
});

type State = {
  name: string;
  ssn?: string;
  path: string;
  /** Brings the page into the state. */
  show?: (page: Page) => Promise<unknown>;
  /** default: a phone */
  size?: (typeof SIZES)[number];
  media?: Parameters<Page['emulateMedia']>[0];
};

const { kari, jonas } = people;

/** States of the main pages, shown in docs/design.md. */
const STATES: readonly State[] = [
  { name: 'empty', ssn: jonas.ssn, path: '' },
  { name: 'no-offers', ssn: jonas.ssn, path: 'tilbud' },
  {
    name: 'question',
    ssn: kari.ssn,
    path: 'tilbud',
    show: async (page) => {
      await page.getByRole('button', { name: 'Fjern tilbud' }).first().click();
      await expect(page.getByRole('button', { name: 'Ja, fjern tilbudet' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    ssn: kari.ssn,
    path: '',
    show: async (page) => {
      await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
      await page.context().setOffline(true);
      await expect(page.getByText('Du er uten nett.')).toBeVisible();
    },
  },
  { name: 'receipt', ssn: kari.ssn, path: 'kvittering/BIL' },
  { name: 'other-insurances', ssn: kari.ssn, path: 'andre-forsikringer', size: DESKTOP },
  { name: 'login-refused', path: '../../../api/privat/forsikring/auth/callback?state=x', size: DESKTOP },
  { name: 'dark', ssn: kari.ssn, path: '', size: DESKTOP, media: { colorScheme: 'dark' } },
  { name: 'sideways', ssn: kari.ssn, path: '', size: { width: 844, height: 390 } },
  { name: 'print', ssn: kari.ssn, path: '', size: { width: 780, height: 1100 }, media: { media: 'print' } },
  { name: 'forced-colours', ssn: kari.ssn, path: '', size: DESKTOP, media: { forcedColors: 'active' } },
];

// One context loads the scripts once, which are half of the cost of a first page.
test('the pictures of states', async ({ page, context }) => {
  const { url } = await startPortal(THAT_DAY);
  for (const { name, ssn, path, show, size = PHONE, media = {} } of STATES) {
    await test.step(name, async () => {
      await context.clearCookies({ name: 'kfp-session' });
      if (ssn) await beginSession(page, ssn, { origin: url });
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, ...media });
      await page.setViewportSize(size);
      await visit(page, new URL(path, url + OVERVIEW).href);
      await show?.(page);
      await expect.soft(page, INTENDED).toHaveScreenshot(`state-${name}.png`, SMALL);
      await context.setOffline(false);
    });
  }
});

test('the picture of a state: failure', async ({ page }) => {
  const portal = await startPortal({ ...THAT_DAY, SOURCE_NICE_URL: 'http://127.0.0.1:9' });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await page.setViewportSize(PHONE);
  await visit(page, portal.url + OVERVIEW);
  await expect(page.getByText('Dette mangler nå')).toBeVisible();
  await expect(page, INTENDED).toHaveScreenshot('state-failure.png', SMALL);
});

test('the pictures of waiting pages', async ({ page }) => {
  const portal = await startPortal({ ...THAT_DAY, FIRST_PAGE_MS: '0' });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await page.setViewportSize(PHONE);
  // The session is known, and everything else is late.
  await page.route(/\/api\/(?!.*\/auth\/)/, () => {});
  for (const [name, path] of [
    ...PAGES.slice(0, 3),
    ['insurance', '../motor/detaljer/81030354'],
    ['bills', '../betaling'],
  ] as const) {
    await visit(page, new URL(path, portal.url + OVERVIEW).href);
    await expect(page.locator('h1:not(.kfp-loading__title)')).toBeVisible();
    await expect.soft(page, INTENDED).toHaveScreenshot(`state-waiting-${name}.png`, SMALL);
  }
});

test('the picture of a page without scripts', async ({ page }) => {
  const { url } = await startPortal(THAT_DAY);
  await beginSession(page, kari.ssn, { origin: url });
  const plain = await withoutScripts(page, url);
  await plain.setViewportSize(PHONE);
  await plain.goto(OVERVIEW);
  await expect(plain, INTENDED).toHaveScreenshot('state-no-scripts.png', SMALL);
  await plain.context().close();
});
