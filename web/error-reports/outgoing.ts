import type { makeFetchTransport } from '@sentry/browser';
import { scrubAll } from '../platform/scrub.ts';
import { knownMessage, knownType } from './known-messages.ts';

/** What leaves with the customer's consent alone; errors leave always. Whatever else the library makes stays here. */
const RECORDED: readonly string[] = [
  'transaction',
  'profile',
  'profile_chunk',
  'replay_event',
  'replay_recording',
];

/** Names under which the service's own ids and addresses stand, and our style sheets in a replay. */
const KEPT = [
  ...[
    'event_id',
    'trace_id',
    'span_id',
    'parent_span_id',
    'replay_id',
    'profile_id',
    'profiler_id',
    'chunk_id',
  ],
  ...['error_ids', 'trace_ids', 'segment_ids', 'release', 'dsn', 'public_key', 'sdk', 'sent_at', '_cssText'],
];

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];
type Item = [{ type: string; length?: number }, unknown];

/**
 * What may leave of an envelope, all texts in it scrubbed, in a replay too, and an error's messages only where they are known: errors, and with `mayRecord` what was recorded.
 * Null where nothing is left. The one door that everything passes on its way to the service.
 */
export function outgoing(envelope: Envelope, mayRecord: boolean): Envelope | null {
  const [headers, items] = envelope as [object, Item[]];
  const leaving = items
    .filter(([{ type }]) => type === 'event' || (mayRecord && RECORDED.includes(type)))
    .map(scrubItem);
  return leaving.length === 0 ? null : ([scrubAll(headers, KEPT), leaving] as Envelope);
}

/** The parts of an error's report that hold free texts. */
type Report = {
  message?: string;
  exception?: { values?: { type?: string; value?: string }[] };
  breadcrumbs?: { message?: string }[];
};

function scrubItem([header, payload]: Item): Item {
  if (header.type === 'event') return [header, scrubAll(withKnownTexts(payload as Report), KEPT)];
  if (header.type !== 'replay_recording') return [header, scrubAll(payload, KEPT)];
  const recording = scrubRecording(payload);
  return [{ ...header, length: new TextEncoder().encode(recording).length }, recording];
}

/** Names and street addresses look like any other word, so of free texts only those leave that are known. */
function withKnownTexts({ message, exception, breadcrumbs, ...rest }: Report): Report {
  return {
    ...rest,
    ...(message === undefined ? {} : { message: knownMessage(message) }),
    ...(exception?.values ? { exception: { values: exception.values.map(withKnownText) } } : {}),
    ...(breadcrumbs ? { breadcrumbs: breadcrumbs.map(({ message: _, ...crumb }) => crumb) } : {}),
  };
}

function withKnownText<Value extends { type?: string; value?: string }>(value: Value): Value {
  return { ...value, type: knownType(value.type ?? ''), value: knownMessage(value.value ?? '') };
}

/** A recording is a line of JSON about it, then its events as JSON; we never compress it, so that it can be read here. */
function scrubRecording(payload: unknown): string {
  if (typeof payload !== 'string') throw new TypeError('a replay can only be scrubbed uncompressed');
  const end = payload.indexOf('\n') + 1;
  return payload.slice(0, end) + JSON.stringify(scrubAll(JSON.parse(payload.slice(end)), KEPT));
}
