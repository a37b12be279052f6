import type { AnalyticsEvent, AnalyticsPayloads } from '../analytics/analytics-events.ts';

export const ELEMENT_NAME = 'forsikring-anbefalinger';

/** The address of the script that defines the element on any page (spec: decisions §6). */
export const ELEMENT_SCRIPT = '/privat/forsikring/oversikt/anbefalinger.js';

/**
 * The DOM event of the element with an analytics event in its detail, `{type, payload}`. The page that
 * contains the element sends it to its own analytics.
 */
export const ELEMENT_EVENT = 'forsikring-anbefalinger-telling';

/** The analytics events of the element; other apps rely on them (docs/integration.md). */
export const EVENT_NAMES = [
  'experiment started',
  'A/B test',
  'NBO view',
  'recommendation',
  'button click',
] as const satisfies readonly (keyof AnalyticsPayloads)[];

/** Dispatches an analytics event from an element to the page around it. */
export function emitToPage<Type extends (typeof EVENT_NAMES)[number]>(
  element: HTMLElement,
  type: Type,
  payload: AnalyticsPayloads[Type],
): void {
  element.dispatchEvent(
    new CustomEvent(ELEMENT_EVENT, {
      bubbles: true,
      composed: true,
      detail: { type, payload } as AnalyticsEvent,
    }),
  );
}
