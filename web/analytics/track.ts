import { createBuffer } from '../platform/buffer.ts';
import type { AnalyticsEvent, AnalyticsPayloads } from './analytics-events.ts';

/** Maximum number of events buffered until the customer has decided on statistics. */
const MAX_BUFFERED = 200;

/** The time of an event, in epoch ms, and the URL of its page. */
export type EventContext = { at: number; url: string };
type Receiver = (event: AnalyticsEvent, context: EventContext) => void;

const buffer = createBuffer<[AnalyticsEvent, EventContext]>(MAX_BUFFERED);

/** Counts an action or a view of the customer. For events and effects, never while rendering (spec: shell §3.6). */
export function track<Type extends keyof AnalyticsPayloads>(
  type: Type,
  payload: AnalyticsPayloads[Type],
): void {
  const event = { type, payload } as AnalyticsEvent;
  buffer.push([event, { at: Date.now(), url: globalThis.location?.href ?? '' }]);
}

export type Click = { type?: 'link' | 'button' | 'accordion'; name: string; id?: string; product?: string };

/** Counts a click. `name` is the clicked text, `id` says where it is, `product` is its product type. */
export function trackClick({ type = 'link', ...click }: Click): void {
  track('button click', { type, ...click, event: 'click' });
}

/** Passes every event to `receiver`, the buffered ones first. With null, events are buffered again. */
export function receiveEvents(receiver: Receiver | null): void {
  buffer.drainTo(receiver && ((each) => receiver(...each)));
}
