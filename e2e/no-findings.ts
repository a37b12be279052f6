import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { LANGUAGES } from '../texts/languages.ts';
import { root } from '../tools/set-up.mjs';

/** What lies between has the rows of one and the columns of the other: axe looks at the outermost, at each in other colours. */
const VIEWS = [
  { width: 320, colorScheme: 'dark' },
  { width: 680, colorScheme: null },
  { width: 1280, colorScheme: 'light' },
] as const;
/** What the package gives as its source is twice as long, and every page has to compile it. */
const AXE = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
/** Contrast is the user's choice in their own colours; axe reads a text's colour where Chromium sometimes keeps ours. */
const RULES_IN_OWN_COLOURS = ['link-in-text-block'];
const LANGUAGE_WIDTHS = [1280, 320];

/**
 * Looks at the state of a page in every width: at the narrowest in the dark, at the widest in light colours and in the user's own.
 * What is wrong with a page but its colours is so in all of them, and a colour is the same at every width (ADR-115).
 */
export async function expectNoFindings(page: Page): Promise<void> {
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (!colorScheme) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findingsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await findingsOf(page, { runOnly: RULES_IN_OWN_COLOURS }), 'the user’s own colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Looks at a page in another language: that longer words fit, and that parts in yet another say so; `wholly` for all else that axe knows. */
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
    `sideways scrolling at ${page.viewportSize()?.width} px of ${page.url()}`,
  ).toBeLessThanOrEqual(0);
}

/**
 * Returns what axe finds wrong on a page and in its frames: rules and elements. Axe comes into a document once, however
 * often it looks, and describes in full what is wrong alone: @axe-core/playwright takes three times as long.
 */
async function findingsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return await page.evaluate(
    async (wanted) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
