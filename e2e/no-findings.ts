import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { LANGUAGES } from '../texts/languages.ts';
import { root } from '../tools/set-up.mjs';

/**
 * Other widths combine the rows of one view with the columns of another. axe only checks the narrowest and
 * widest, in different colour schemes.
 */
const VIEWS = [
  { width: 320, colorScheme: 'dark' },
  { width: 680, colorScheme: null },
  { width: 1280, colorScheme: 'light' },
] as const;
/** The unminified source in the package is twice as large, and every page would have to compile it. */
const AXE = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
/**
 * With forced colors the contrast is the user's choice. axe also reads colours that Chromium sometimes takes
 * from the page.
 */
const RULES_WITH_FORCED_COLORS = ['link-in-text-block'];
type Choice = { part?: string | undefined; runOnly?: string[] };

const LANGUAGE_WIDTHS = [1280, 320];

/**
 * Checks the state of a page at every width: the narrowest in dark, the widest in light and forced colors.
 * Findings that do not depend on colour occur at all of them, and colours do not depend on the width
 * (ADR-037). `part` is a selector: axe then checks only this part, in a page that another test checks as a whole.
 */
export async function expectNoFindings(page: Page, part?: string): Promise<void> {
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (!colorScheme) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findingsOf(page, { part }), `${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const runOnly = RULES_WITH_FORCED_COLORS;
  expect(await findingsOf(page, { part, runOnly }), 'forced colors').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Checks a page at the narrowest and widest size in every colour scheme. Goes on after findings. */
export async function expectNoFindingsAnywhere(page: Page, name: string): Promise<void> {
  for (const { width } of [VIEWS[0], VIEWS[2]]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' });
      expect.soft(await findingsOf(page), `${name}, ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const runOnly = RULES_WITH_FORCED_COLORS;
    expect.soft(await findingsOf(page, { runOnly }), `${name}, ${width} px, forced colors`).toEqual([]);
  }
}

/**
 * Checks a page in another language: longer words fit, and parts in other languages are marked. `wholly` also
 * runs axe.
 */
export async function expectFitsLanguage(page: Page, { wholly }: { wholly: boolean }): Promise<void> {
  for (const width of LANGUAGE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  const named = await page
    .locator('[lang]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('lang') ?? ''));
  expect(LANGUAGES, page.url()).toEqual(expect.arrayContaining([...new Set(named)]));
  if (wholly) expect(await findingsOf(page), page.url()).toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(
    overflow,
    `horizontal scrolling at ${page.viewportSize()?.width} px of ${page.url()}`,
  ).toBeLessThanOrEqual(0);
}

/**
 * Returns axe's findings on a page and in its frames: rules and elements. Loads axe once per document, and
 * requests details only for violations. @axe-core/playwright takes three times as long.
 */
async function findingsOf(page: Page, { part, ...options }: Choice = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return await page.evaluate(
    async ({ context, wanted }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    {
      context: part ?? 'html',
      wanted: { ...options, resultTypes: ['violations'] } satisfies RunOptions,
    },
  );
}
