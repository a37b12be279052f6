/** The smallest side of a target on a phone, in CSS pixels (look: targets). */
export const SMALLEST_TARGET = 44;

/**
 * Opens all details, and returns the targets with a side shorter than `smallest`, in CSS pixels. Links within a sentence are
 * excepted, as in WCAG 2.5.8. Runs in the page.
 */
export function smallTargets(smallest: number): string[] {
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
