import { expect, test } from 'vitest';
import { outgoing } from './outgoing.ts';

type Envelope = Parameters<typeof outgoing>[0];
const id = '01819021887018190218870181902188';
const envelope = (...items: [object, unknown][]) => [{ event_id: id }, items] as unknown as Envelope;
const typesOf = (sent: Envelope | null) =>
  (sent?.[1] as [{ type: string }, unknown][] | undefined)?.map(([{ type }]) => type) ?? [];

test.each(['transaction', 'profile', 'profile_chunk', 'replay_event'])(
  'sends the item type %s only with consent',
  (type) => {
    expect(typesOf(outgoing(envelope([{ type }, {}]), true))).toEqual([type]);
    expect(outgoing(envelope([{ type }, {}]), false)).toBeNull();
  },
);

test.each(['session', 'sessions', 'client_report', 'log', 'feedback', 'attachment', 'span'])(
  'never sends the item type %s',
  (type) => {
    expect(outgoing(envelope([{ type }, {}]), true)).toBeNull();
  },
);

test('sends an error without consent, but not the items recorded with it', () => {
  const both = envelope([{ type: 'event' }, {}], [{ type: 'profile' }, {}]);
  expect(typesOf(outgoing(both, false))).toEqual(['event']);
});

test('sends console errors only with consent', () => {
  const captured = envelope([{ type: 'event' }, { logger: 'console' }]);
  expect(typesOf(outgoing(captured, true))).toEqual(['event']);
  expect(outgoing(captured, false)).toBeNull();
});

test('scrubs texts, but not the ids of the service', () => {
  const payload = { event_id: id, extra: { text: 'x 01819021887', url: 'https://b.no/privat/a?fnr=1' } };
  expect(outgoing(envelope([{ type: 'event' }, payload]), false)).toEqual([
    { event_id: id },
    [[{ type: 'event' }, { event_id: id, extra: { text: 'x [fnr]', url: 'https://b.no/privat/a' } }]],
  ]);
});

test('removes names and street addresses from errors, their causes, messages and breadcrumbs', () => {
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

test('scrubs a replay, and updates its length', () => {
  const events = [{ type: 4, timestamp: 1_800_000_000_000, data: { href: 'https://b.no/privat/æ?fnr=1' } }];
  const recording = `{"segment_id":0}\n${JSON.stringify(events)}`;
  const sent = outgoing(envelope([{ type: 'replay_recording', length: 1 }, recording]), true);
  const [, [[header, text]]] = sent as unknown as [object, [[{ length: number }, string]]];
  expect(text).toBe(
    '{"segment_id":0}\n[{"type":4,"timestamp":1800000000000,"data":{"href":"https://b.no/privat/æ"}}]',
  );
  expect(header.length).toBe(Buffer.byteLength(text));
});
