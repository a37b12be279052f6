import type { AnalyticsEvent, AnalyticsPayloads } from './analytics-events.ts';

/** What nobody has received yet; more than this is never kept. */
const MOST_WAITING = 200;

/** When something happened, in epoch ms, and at which address. */
export type EventContext = { at: number; url: string };
type Receiver = (event: AnalyticsEvent, context: EventContext) => void;

let receiver: Receiver | null = null;
let waiting: [AnalyticsEvent, EventContext][] = [];

/** Counts something that the customer did or saw. For events and effects, never while drawing (spec: shell §3.6). */
export function track<Type extends keyof AnalyticsPayloads>(
  type: Type,
  payload: AnalyticsPayloads[Type],
): void {
  const event = { type, payload } as AnalyticsEvent;
  const context = { at: Date.now(), url: globalThis.location?.href ?? '' };
  if (receiver) receiver(event, context);
  else if (waiting.length < MOST_WAITING) waiting.push([event, context]);
}

export type Click = { type?: 'link' | 'button' | 'accordion'; name: string; id?: string; product?: string };

/** Counts a press, by the text of what was pressed; `id` says where it stands, `product` which product it is about. */
export function trackClick({ type = 'link', ...click }: Click): void {
  track('button click', { type, ...click, event: 'click' });
}

/** Hands every event to `next`, those first that came before anybody received; null: they wait again. */
export function receiveEvents(next: Receiver | null): void {
  receiver = next;
  if (!receiver) return;
  const earlier = waiting;
  waiting = [];
  for (const each of earlier) receiver(...each);
}
