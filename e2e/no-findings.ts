import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [320, 680, 1280];
/** What lies between has the rows of one and the columns of the other. */
const WIDTHS_FOR_AXE = [320, 1280];
/** What the colours decide; all else is the same in the dark, and the colours are the same at every width. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Looks at the state of a page in every width, and for its colours once more in the dark. */
export async function expectNoFindings(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    if (!WIDTHS_FOR_AXE.includes(width)) continue;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNone(new AxeBuilder({ page }), `${width} px, light`);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(new AxeBuilder({ page }).withRules(COLOUR_RULES), 'dark');
}

async function expectNone(axe: AxeBuilder, view: string): Promise<void> {
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(findings, view).toEqual([]);
}
