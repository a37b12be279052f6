import { BASE_PATH } from '../domain/paths.ts';
import { PAGES_TO_READ } from './every-page.ts';
import { beginSession } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

/** The smallest side of a target on a phone, in CSS pixels (look: targets). */
const SMALLEST = 44;

test('every target on a phone is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginSession(page, people.kari.ssn);
  for (const path of PAGES_TO_READ) {
    await visit(page, BASE_PATH + path);
    expect.soft(await page.evaluate(smallTargets, SMALLEST), path).toEqual([]);
  }
});

/**
 * Opens all details, and returns the targets with a side shorter than `smallest`. Links within a sentence are
 * excepted, as in WCAG 2.5.8. Runs in the page.
 */
function smallTargets(smallest: number): string[] {
  for (const each of document.querySelectorAll('details')) each.open = true;
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const sentence = element.closest('p, li, dd')?.textContent ?? '';
    return sentence.trim().length > (element.textContent ?? '').trim().length;
  };
  const sidesOf = (element: HTMLElement): number[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
    return [Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height))];
  };
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input:not([type="hidden"]), select, textarea',
  );
  return [...targets]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.kfp-skip-link'))
    .filter((each) => !isInSentence(each) && Math.min(...sidesOf(each)) < smallest - 0.5)
    .map((each) => `${each.textContent?.trim()}: ${sidesOf(each).map(Math.round).join(' × ')}`);
}
