import type { AnalyticsEvent, AnalyticsPayloads } from './analytics-events.ts';

/** What nobody has received yet; more than this is never kept. */
const MOST_WAITING = 200;

type Receiver = (event: AnalyticsEvent) => void;

let receiver: Receiver | null = null;
let waiting: AnalyticsEvent[] = [];

/** Counts something that the customer did or saw. For events and effects, never while drawing (shell 3). */
export function track<Type extends keyof AnalyticsPayloads>(
  type: Type,
  payload: AnalyticsPayloads[Type],
): void {
  const event = { type, payload } as AnalyticsEvent;
  if (receiver) receiver(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands every event to `next`, those first that came before anybody received; null: they wait again. */
export function receiveEvents(next: Receiver | null): void {
  receiver = next;
  if (!receiver) return;
  const earlier = waiting;
  waiting = [];
  for (const event of earlier) receiver(event);
}
