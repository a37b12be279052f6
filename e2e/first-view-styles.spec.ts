import type { Page } from '@playwright/test';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { beginVisit, untilHydrated } from './visit.ts';

const SHEET = '**/filer/*.css';

const PAGES = [
  '',
  'tilbud',
  'forsikringsprofil',
  'kjopsinnganger',
  'andre-forsikringer',
  'kvittering/BIL',
  'feil/generell',
  'utlogget',
  'utlogget-overalt',
];
const SCREEN = { width: 390, media: 'screen', colorScheme: 'light', forcedColors: 'none' } as const;
/** Colours do not depend on the width (ADR-037). */
const MEDIA = [
  { ...SCREEN, colorScheme: 'dark' },
  { ...SCREEN, width: 1280 },
] as const;
/** Properties that reveal a missing rule. Reading every property of every element would take minutes. */
const PROPERTIES = [
  ...['display', 'position', 'color', 'background-color', 'background-image', 'fill', 'stroke', 'opacity'],
  ...[
    'font',
    'text-decoration',
    'text-align',
    'white-space',
    'padding',
    'margin',
    'border',
    'border-radius',
    'gap',
  ],
  ...['outline', 'outline-offset', 'transform', 'animation', 'overflow', 'content', 'list-style'],
];

/** Returns the differences between the page with and without the whole style sheet, in each medium. */
async function changesBySheet(page: Page, address: string): Promise<string[]> {
  await beginVisit(page, address);
  await page.waitForLoadState();
  const changes: string[] = [];
  for (const { width, ...media } of MEDIA) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    const found = await page.evaluate(compareLooks, PROPERTIES);
    changes.push(...found.map((each) => `${address} ${width} ${Object.values(media).join(' ')}: ${each}`));
  }
  return changes;
}

/** Opens all details and compares styles. Runs in the page. */
function compareLooks(properties: readonly string[]): string[] {
  const sheet = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')?.sheet;
  if (!sheet) throw new Error('the page has no whole style sheet');
  for (const each of document.querySelectorAll('details')) each.open = true;
  const elements = [...document.querySelectorAll('html, body, body *:not(script, link)')];

  const lookOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
    const values = styles.flatMap((style) =>
      properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
    );
    return [`box: ${[x, y, width, height]}`, ...values];
  };
  const looks = (isDisabled: boolean) => {
    sheet.disabled = isDisabled;
    return elements.map(lookOf);
  };

  const without = looks(true);
  const withSheet = looks(false);
  return elements.flatMap((element, index) => {
    const changed = without[index]?.filter((look, each) => look !== withSheet[index]?.[each]) ?? [];
    return changed.length > 0 ? [`${element.outerHTML.slice(0, 100)} ${changed.slice(0, 4).join('; ')}`] : [];
  });
}

test('the whole style sheet does not change the pages', async ({ page, portal }) => {
  for (const [name, { ssn }, pages] of [
    ['Kari', people.kari, PAGES],
    // Their other pages are like Kari's.
    ['Jonas', people.jonas, ['', 'tilbud', 'andre-forsikringer']],
    ['Silje', personNamed('Silje'), ['', 'forsikringsprofil']],
  ] as const) {
    await test.step(name, async () => {
      const origin = await beginSession(page, ssn);
      const plain = await withoutScripts(page, origin);
      for (const each of pages) expect(await changesBySheet(plain, portal.url + OVERVIEW + each)).toEqual([]);
      await plain.context().close();
    });
  }
  await test.step('the login page', async () => {
    await page.context().clearCookies({ name: 'kfp-session' });
    const plain = await withoutScripts(page, portal.url);
    expect(await changesBySheet(plain, portal.url + OVERVIEW)).toEqual([]);
    await plain.context().close();
  });
});

test('the page is shown before the whole style sheet has loaded, and responds to clicks afterwards', async ({
  page,
}) => {
  await beginSession(page, people.kari.ssn);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SHEET, async (route) => {
    await released;
    await route.continue();
  });
  await beginVisit(page, OVERVIEW);
  const paints = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '500');
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  release();
  await untilHydrated(page);
});

test('a page whose style sheet fails to load is reloaded once, and then responds to clicks without it', async ({
  page,
}) => {
  await beginSession(page, people.kari.ssn);
  let tries = 0;
  await page.route(SHEET, async (route) => {
    tries += 1;
    await route.abort();
  });
  await beginVisit(page, OVERVIEW);
  await expect.poll(() => tries).toBe(2);
  await untilHydrated(page);
  expect(tries).toBe(2);
});
