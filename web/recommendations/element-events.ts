import type { AnalyticsEvent, AnalyticsPayloads } from '../analytics/analytics-events.ts';

export const ELEMENT_NAME = 'forsikring-anbefalinger';

/** The one script that makes it an element, on whatever page (spec: decisions §6). */
export const ELEMENT_SCRIPT = '/privat/forsikring/oversikt/anbefalinger.js';

/**
 * The event in which the element emits what is to be counted, `{type, payload}` as its detail: the page that shows it
 * counts in its own way.
 */
export const COUNTED = 'forsikring-anbefalinger-telling';

/** What the element emits; other apps rely on it (docs/integration.md). */
export const EVENT_NAMES = [
  'experiment started',
  'A/B test',
  'NBO view',
  'recommendation',
  'button click',
] as const satisfies readonly (keyof AnalyticsPayloads)[];

/** Emits to the page around an element what is to be counted. */
export function emitToPage<Type extends (typeof EVENT_NAMES)[number]>(
  element: HTMLElement,
  type: Type,
  payload: AnalyticsPayloads[Type],
): void {
  element.dispatchEvent(
    new CustomEvent(COUNTED, { bubbles: true, composed: true, detail: { type, payload } as AnalyticsEvent }),
  );
}
