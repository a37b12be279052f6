import { expect, test } from 'vitest';
import { outgoing } from './outgoing.ts';

type Envelope = Parameters<typeof outgoing>[0];
const id = '01819021887018190218870181902188';
const envelope = (...items: [object, unknown][]) => [{ event_id: id }, items] as unknown as Envelope;
const typesOf = (sent: Envelope | null) =>
  (sent?.[1] as [{ type: string }, unknown][] | undefined)?.map(([{ type }]) => type) ?? [];

test.each(['transaction', 'profile', 'profile_chunk', 'replay_event'])(
  '%s leaves with consent alone',
  (type) => {
    expect(typesOf(outgoing(envelope([{ type }, {}]), true))).toEqual([type]);
    expect(outgoing(envelope([{ type }, {}]), false)).toBeNull();
  },
);

test.each(['session', 'sessions', 'client_report', 'log', 'feedback', 'attachment', 'span'])(
  '%s never leaves',
  (type) => {
    expect(outgoing(envelope([{ type }, {}]), true)).toBeNull();
  },
);

test('an error leaves without consent; what was recorded with it stays', () => {
  const both = envelope([{ type: 'event' }, {}], [{ type: 'profile' }, {}]);
  expect(typesOf(outgoing(both, false))).toEqual(['event']);
});

test('texts are scrubbed, the service’s own ids are not', () => {
  const payload = { event_id: id, extra: { text: 'x 01819021887', url: 'https://b.no/privat/a?fnr=1' } };
  expect(outgoing(envelope([{ type: 'event' }, payload]), false)).toEqual([
    { event_id: id },
    [[{ type: 'event' }, { event_id: id, extra: { text: 'x [fnr]', url: 'https://b.no/privat/a' } }]],
  ]);
});

test('a name or a street address in an error, its cause, a message or what went before it stays here', () => {
  const text = 'Kari Nordmann, Storgata 5, finnes ikke';
  const frames = { frames: [{ filename: 'https://b.no/filer/browser.js', lineno: 1 }] };
  const payload = {
    message: text,
    exception: {
      values: [
        { type: text, value: text, stacktrace: frames },
        { type: 'TypeError', value: `${text} is not a function` },
      ],
    },
    breadcrumbs: [{ category: 'console', message: text }],
  };
  const sent = outgoing(envelope([{ type: 'event' }, payload]), true);
  expect(JSON.stringify(sent)).not.toMatch(/Kari|Nordmann|Storgata/);
  const [, [[, report]]] = sent as unknown as [object, [[object, typeof payload]]];
  expect(report.exception.values).toEqual([
    { type: 'Error', value: '[tekst]', stacktrace: frames },
    { type: 'TypeError', value: 'is not a function' },
  ]);
});

test('a replay is scrubbed too, and measured again', () => {
  const events = [{ type: 4, timestamp: 1_800_000_000_000, data: { href: 'https://b.no/privat/æ?fnr=1' } }];
  const recording = `{"segment_id":0}\n${JSON.stringify(events)}`;
  const sent = outgoing(envelope([{ type: 'replay_recording', length: 1 }, recording]), true);
  const [, [[header, text]]] = sent as unknown as [object, [[{ length: number }, string]]];
  expect(text).toBe(
    '{"segment_id":0}\n[{"type":4,"timestamp":1800000000000,"data":{"href":"https://b.no/privat/æ"}}]',
  );
  expect(header.length).toBe(Buffer.byteLength(text));
});
