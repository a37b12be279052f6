import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { root } from '../tools/set-up.mjs';

const WIDTHS = [320, 680, 1280];
/** What lies between has the rows of one and the columns of the other. */
const WIDTHS_FOR_AXE = [320, 1280];
/** What the package gives as its source is twice as long, and every page has to compile it. */
const AXE = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
/** What the colours decide; all else is the same in other colours, and the colours are the same at every width. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const OTHER_COLOURS = [
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }, COLOUR_RULES],
  // Their contrast is the user's choice; axe reads a text's colour where Chromium sometimes keeps ours.
  ['the user’s own colours', { colorScheme: 'light', forcedColors: 'active' }, ['link-in-text-block']],
] as const;
/** What another language may break. */
const LANGUAGE_RULES = ['html-has-lang', 'html-lang-valid', 'valid-lang'];
const LANGUAGE_WIDTHS = [1280, 320];

/** Looks at the state of a page in every width, and for its colours once more in the dark and in the user's own. */
export async function expectNoFindings(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (!WIDTHS_FOR_AXE.includes(width)) continue;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await findingsOf(page), `${width} px, light`).toEqual([]);
  }
  for (const [colours, media, rules] of OTHER_COLOURS) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    expect(await findingsOf(page, { runOnly: [...rules] }), colours).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Looks at a page in another language: that longer words fit, and that parts in yet another say so; `wholly` for all else that axe knows. */
export async function expectFitsLanguage(page: Page, { wholly }: { wholly: boolean }): Promise<void> {
  for (const width of LANGUAGE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  const findings = await findingsOf(page, wholly ? {} : { runOnly: LANGUAGE_RULES });
  expect(findings, page.url()).toEqual([]);
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
