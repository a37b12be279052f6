import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../platform/session/session.ts';
import { type FakeUpload, fakeUploads } from '../testing/fake-uploads.ts';
import { nextTabMessage } from '../testing/other-tab.ts';
import { toastRequests } from '../toasts/show-toast.ts';
import { claimUploads } from './claim-uploads.ts';
import { spokenChanges } from './spoken-changes.ts';
import { type ClaimUpload, PAUSES_MS } from './upload-list.ts';

const RECEIVED = { id: 'v1', navn: 'a.pdf', storrelse: 9, type: 'application/pdf', mottatt: '2026-11-25' };
const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });

let sent: readonly FakeUpload[];
beforeEach(() => {
  vi.useFakeTimers();
  sent = fakeUploads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the uploads of a claim with two files, and what was said of them. The first is being sent. */
async function choose() {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { kfpSessionId: 'mine' });
  const uploads = claimUploads(client, { systemSource: 'NICE', id: 'S 1' });
  const unwatch = uploads.watch();
  const spoken: string[] = [];
  let before: readonly ClaimUpload[] = [];
  uploads.list.subscribe((list) => {
    spoken.push(spokenChanges(before, list));
    before = list;
  });
  uploads.add([pdf('a.pdf'), pdf('b.pdf')]);
  await pass(0);
  const keyOf = (name: string) => before.find(({ file }) => file.name === name)?.key ?? '';
  return { uploads, unwatch, keyOf, states: () => before.map(stateOf), said: () => spoken.filter(Boolean) };
}

const stateOf = (each: ClaimUpload) => (each.status === 'failed' ? each.fault : each.status);
const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
const names = () => sent.map(({ file }) => file?.name);

async function breakLast(): Promise<void> {
  sent.at(-1)?.breakOff();
  await pass(0);
}

test('sends a file again after a pause, with the same key, and the next file after it', async () => {
  const { states, said } = await choose();
  sent[0]?.progress(0.25);
  await breakLast();
  expect(states()).toEqual(['broken', 'waiting']);
  await pass(1_999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
  await breakLast();
  await pass(3_999);
  expect(sent).toHaveLength(2);
  await pass(1);
  sent[2]?.progress(0.5);
  expect(states()).toEqual(['sending', 'waiting']);
  sent[2]?.answer(201, RECEIVED);
  await pass(0);
  expect(states()).toEqual(['sent', 'sending']);
  expect(names()).toEqual(['a.pdf', 'a.pdf', 'a.pdf', 'b.pdf']);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  expect(said()).toEqual([
    'Sender a.pdf.',
    'a.pdf: Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen.',
    'Sender a.pdf.',
    'a.pdf er sendt.',
    'Sender b.pdf.',
  ]);
});

test('tells other tabs of a file that the claim has received', async () => {
  const told = nextTabMessage();
  await choose();
  sent[0]?.answer(201, RECEIVED);
  await pass(0);
  expect(await told).toEqual({ type: 'customer-changed', session: 'mine' });
});

test('sends a file again by itself for about five minutes, then only when the customer asks', async () => {
  const { uploads, states, said, keyOf } = await choose();
  uploads.remove(keyOf('b.pdf'));
  for (const pause of PAUSES_MS) {
    await breakLast();
    expect(states()).toEqual(['broken']);
    await pass(pause);
  }
  await breakLast();
  expect(PAUSES_MS.reduce((sum, each) => sum + each)).toBe(302_000);
  expect(sent).toHaveLength(PAUSES_MS.length + 1);
  expect(states()).toEqual(['network']);
  await pass(3_600_000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toHaveLength(PAUSES_MS.length + 1);
  expect(said().slice(-2)).toEqual([
    'a.pdf: Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen.',
    'a.pdf: Vi får ikke kontakt, så vi vet ikke om filen er mottatt. Velg «Prøv igjen» for å sende den.',
  ]);
  uploads.retry(keyOf('a.pdf'));
  await pass(0);
  await breakLast();
  expect(states()).toEqual(['broken']);
});

test('the customer can ask for the next attempt during a pause and during a silent attempt', async () => {
  const { uploads, keyOf } = await choose();
  await breakLast();
  uploads.retry(keyOf('a.pdf'));
  await pass(0);
  expect(sent).toHaveLength(2);
  await breakLast();
  await pass(2_000);
  expect(sent).toHaveLength(3);
  uploads.retry(keyOf('a.pdf'));
  await pass(0);
  expect(sent[2]?.isAborted).toBe(true);
  expect(names()).toEqual(['a.pdf', 'a.pdf', 'a.pdf', 'a.pdf']);
  await pass(4_000);
  expect(sent).toHaveLength(4);
});

test('removing a file ends its attempts, and the next file is sent', async () => {
  const { uploads, keyOf, states } = await choose();
  await breakLast();
  await pass(2_000);
  uploads.remove(keyOf('a.pdf'));
  await pass(0);
  expect(sent[1]?.isAborted).toBe(true);
  expect(names()).toEqual(['a.pdf', 'a.pdf', 'b.pdf']);
  await pass(60_000);
  expect(states()).toEqual(['broken']);
});

test('removing a file that was being sent shows what the claim has received', async () => {
  const { uploads, keyOf } = await choose();
  const refetch = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  uploads.remove(keyOf('b.pdf'));
  expect(refetch).not.toHaveBeenCalled();
  sent[0]?.progress(1);
  uploads.remove(keyOf('a.pdf'));
  expect(refetch).toHaveBeenCalledWith({ queryKey: ['/skader'] });
});

test('without a network the files wait for it', async () => {
  const { states, said } = await choose();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await breakLast();
  expect(states()).toEqual(['offline', 'waiting']);
  await pass(3_600_000);
  expect(sent).toHaveLength(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(states()).toEqual(['sending', 'waiting']);
  expect(said()).toEqual([
    'Sender a.pdf.',
    'a.pdf: Nettet ble borte. Vi prøver igjen når det er tilbake.',
    'Sender a.pdf.',
  ]);
});

test('sends a file again when the server restarts, and says its words at the end', async () => {
  const { states } = await choose();
  for (const pause of PAUSES_MS) {
    sent.at(-1)?.answer(503, { status: 503, title: 'x', detail: 'Tjenesten svarer ikke.' });
    await pass(0);
    expect(states()).toEqual(['broken', 'waiting']);
    await pass(pause);
  }
  sent.at(-1)?.answer(503, { status: 503, title: 'x', detail: 'Tjenesten svarer ikke.' });
  await pass(0);
  expect(states()).toEqual(['system', 'sending']);
});

test('on another page a toast reports a failure only when no attempt follows', async () => {
  const { unwatch } = await choose();
  const shown = vi.spyOn(toastRequests, 'push').mockReturnValue();
  unwatch();
  await breakLast();
  expect(shown).not.toHaveBeenCalled();
  await pass(2_000);
  sent.at(-1)?.answer(409, { status: 409, title: 'x', detail: 'Saken er avsluttet.' });
  await pass(0);
  expect(shown.mock.calls.map(([{ text }]) => text)).toEqual(['a.pdf: Ikke sendt. Saken er avsluttet.']);
});

test('a refusal that sets a new XSRF token leads to one more try with it', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=token-1');
  const { states } = await choose();
  cookie.mockReturnValue('XSRF-TOKEN=token-2');
  sent[0]?.answer(403, { status: 403, title: 'x' });
  await pass(0);
  expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['token-1', 'token-2']);
  sent[1]?.answer(403, { status: 403, title: 'x' });
  await pass(0);
  expect(states()).toEqual(['refused', 'sending']);
});

test.each([
  ['a network’s own page', 403, '<h1>Forbidden</h1>', 'network'],
  ['a proxy’s limit', 413, '<h1>Request Entity Too Large</h1>', 'refused'],
  ['a proxy’s failure', 500, '<h1>Error</h1>', 'system'],
])('%s as the answer tells whether the file can be sent again', async (_, status, page, fault) => {
  const { states } = await choose();
  sent[0]?.answer(status, page);
  await pass(0);
  expect(states()).toEqual([fault, 'sending']);
});
