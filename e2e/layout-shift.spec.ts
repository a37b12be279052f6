import type { Page } from '@playwright/test';
import { beginSession, logInInTheFrame, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { row, untilOverlays } from './profile-page.ts';
import { visit } from './visit.ts';

/** The sum of layout shifts of a whole visit, as Chromium measures it without shifts that follow input. */
const LARGEST_SUM = 0.02;
/** Longer than the 500 ms in which Chromium attributes a shift to the press. */
const SLOW_ANSWER_MS = 700;

/**
 * Holds back the requests that match `urlPattern`, each for as long as `waitOf` says. Playwright's routes
 * would switch the cache off, so that every page would load the typeface again.
 * @returns a function that ends it
 */
async function holdBack(page: Page, urlPattern: string, waitOf: () => number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => void devtools.send('Fetch.continueRequest', { requestId }).catch(() => {}), waitOf());
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return () => devtools.detach();
}

/** Collects the layout shifts of all documents of the page. */
async function collectShifts(page: Page): Promise<number[]> {
  const shifts: number[] = [];
  await page.exposeFunction('reportShift', (value: number) => shifts.push(value));
  await page.addInitScript(() => {
    if (window !== window.top) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        const { reportShift } = window as unknown as { reportShift: (value: number) => void };
        if (!entry.hadRecentInput) reportShift(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`nothing moves during a visit at ${size.width} px`, async ({ page }) => {
    const portal = await startPortal();
    await page.setViewportSize(size);
    const shifts = await collectShifts(page);
    const sum = () => shifts.reduce((all, each) => all + each, 0);

    await test.step('login', async () => {
      await logInInTheFrame(page, people.kari.ssn, { origin: portal.url });
      expect.soft(sum(), 'login and overview').toBeLessThanOrEqual(LARGEST_SUM);
    });

    await test.step('an insurance', async () => {
      // The invoices of the insurance are requested first, and arrive last.
      let answers = 0;
      const release = await holdBack(page, '*/api/*', () => {
        answers += 1;
        return Math.max(0, SLOW_ANSWER_MS * (4 - answers / 2));
      });
      await page.getByRole('link', { name: /^Bilforsikring Volvo V60/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilforsikring');
      await expect(page.getByRole('heading', { name: 'Dette er du dekket for' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dokumenter', exact: true, level: 2 })).toBeVisible();
      await release();
      expect(answers, 'answers that were late').toBeGreaterThan(2);
      expect.soft(sum(), 'insurance').toBeLessThanOrEqual(LARGEST_SUM);
    });

    await test.step('an offer is removed', async () => {
      await visit(page, `${portal.url}${OVERVIEW}tilbud`);
      const release = await holdBack(page, '*/avtaleoversikt/tilbud/*?*', () => SLOW_ANSWER_MS);
      const boat = page.locator('main li').filter({ hasText: /båtforsikring/i });
      await boat.getByRole('button', { name: 'Fjern tilbud' }).click();
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
      const before = await scrolled();
      await expect(page.getByRole('status').filter({ hasText: 'er fjernet' })).toHaveCount(1);
      expect(await scrolled(), 'the page does not scroll').toBe(before);
      await release();
      expect.soft(sum(), 'offers').toBeLessThanOrEqual(LARGEST_SUM);
    });

    await test.step('a row of the profile is opened', async () => {
      await visit(page, `${portal.url}${OVERVIEW}forsikringsprofil`);
      await untilOverlays(page);
      await row(page, 'E-post').getByRole('button').click();
      await expect(page.getByLabel('E-post')).toBeVisible();
    });
    expect(sum()).toBeLessThanOrEqual(LARGEST_SUM);
  });
}

test('feedback and footer are below the view while a list loads, and directly below a list that can’t be loaded', async ({
  page,
}) => {
  const { url } = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, people.kari.ssn, { origin: url });
  await page.route(/\/api\/(?!.*\/auth\/)/, () => {});
  for (const path of ['betaling', 'dokumenter', 'skadesaker', 'meldinger', 'oversikt/dekning?sok=sykkel']) {
    await visit(page, `${url}/privat/forsikring/${path}`);
    await expect(page.locator('main :is(.kfp-skeleton, [data-busy])').first()).toBeInViewport();
    await expect(page.getByText('Fant du det du lette etter?')).not.toBeInViewport();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }

  await page.unrouteAll();
  await page.route(/\/api\/.*\/tilbud/, (route) => route.fulfill({ status: 503 }));
  await visit(page, `${url}/privat/forsikring/oversikt/tilbud`);
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  const list = await page.locator('.kfp-list-page .kfp-offer-list').boundingBox();
  const question = await page.getByText('Hvor fornøyd er du med denne siden?').boundingBox();
  expect((question?.y ?? 0) - (list ? list.y + list.height : 0)).toBeLessThan(200);
});

test('claims take the place of their placeholders', async ({ page }) => {
  const { url } = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, people.kari.ssn, { origin: url });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/.*\/skader\?/, async (route) => {
    await answered;
    await route.continue();
  });
  await visit(page, `${url}/privat/forsikring/skadesaker`);
  const list = page.locator('.kfp-claims__list').first();
  await expect(list.locator('.kfp-skeleton').first()).toBeVisible();
  const places = async () => {
    const boxes = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      boxes.push((await list.boundingBox())?.y);
    }
    return boxes;
  };
  const waiting = await places();
  answer();
  await expect(list.getByRole('link').first()).toBeVisible();
  expect(await places()).toEqual(waiting);
});

test('a loader is clear of the text above it, and what follows it is below the view', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, people.kari.ssn, { origin: portal.url });
  // The session is known, and everything else is late.
  await page.route(/\/api\/(?!.*\/auth\/)/, () => {});
  for (const path of ['sikkerhet', 'deling', 'tilbud/sammenlign?system=NICE&tilbud=55010495']) {
    await visit(page, portal.url + OVERVIEW + path);
    const loader = page.locator('.kfp-list-page > .kfp-loading');
    const gap = await loader.evaluate(
      (each) =>
        each.getBoundingClientRect().top - (each.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    );
    expect.soft(gap, path).toBe(40);
    await expect.soft(page.locator('.kfp-list-page__feedback'), path).not.toBeInViewport();
  }
});
