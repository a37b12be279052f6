import type { makeFetchTransport } from '@sentry/browser';
import { scrubAll } from '../platform/scrub.ts';
import { knownMessage, knownType } from './known-messages.ts';

/** The item types sent only with the customer's consent, as console errors are. Other errors are always sent. */
const RECORDED_TYPES: readonly string[] = [
  'transaction',
  'profile',
  'profile_chunk',
  'replay_event',
  'replay_recording',
];

/** Keys that are not scrubbed: ids and addresses of the service, and our style sheets in a replay. */
const UNSCRUBBED_KEYS = [
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
 * Returns the part of an envelope that may be sent, or null if nothing is left: errors, and with `mayRecord`
 * console errors and the recorded items. All texts are scrubbed, also in a replay, and unknown error messages are replaced.
 * Everything sent to the service passes through this function.
 */
export function outgoing(envelope: Envelope, mayRecord: boolean): Envelope | null {
  const [headers, items] = envelope as [object, Item[]];
  const leaving = items
    .filter(([{ type }, payload]) =>
      type === 'event' ? mayRecord || !isOfConsole(payload) : mayRecord && RECORDED_TYPES.includes(type),
    )
    .map(scrubItem);
  return leaving.length === 0 ? null : ([scrubAll(headers, UNSCRUBBED_KEYS), leaving] as Envelope);
}

/** The integration that captures console errors can't be removed when the consent ends. */
function isOfConsole(payload: unknown): boolean {
  return (payload as Report).logger === 'console';
}

/** The parts of an error report that contain free text, and which integration captured it. */
type Report = {
  logger?: string;
  message?: string;
  exception?: { values?: { type?: string; value?: string }[] };
  breadcrumbs?: { message?: string }[];
};

function scrubItem([header, payload]: Item): Item {
  if (header.type === 'event') return [header, scrubAll(withKnownTexts(payload as Report), UNSCRUBBED_KEYS)];
  if (header.type !== 'replay_recording') return [header, scrubAll(payload, UNSCRUBBED_KEYS)];
  const recording = scrubRecording(payload);
  return [{ ...header, length: new TextEncoder().encode(recording).length }, recording];
}

/** Keeps only known texts: names and street addresses cannot be told from other words in free text. */
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

/** Scrubs a recording: a line of JSON, then its events as JSON. Recordings are never compressed. */
function scrubRecording(payload: unknown): string {
  if (typeof payload !== 'string') throw new TypeError('a replay can only be scrubbed uncompressed');
  const end = payload.indexOf('\n') + 1;
  return payload.slice(0, end) + JSON.stringify(scrubAll(JSON.parse(payload.slice(end)), UNSCRUBBED_KEYS));
}
