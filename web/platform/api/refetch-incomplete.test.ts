import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refetchOnReconnect, runIntervalsInBackground } from './background.ts';
import { HttpError } from './http-error.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['/avtaleoversikt/avtaler'];
const SECOND = 1000;
const WELL = { avtaler: [], systemSourceError: false };
const INCOMPLETE = { avtaler: [], systemSourceError: true };

let answer: () => unknown;
/** whether each request renewed the session */
let calls: boolean[];
let visibilityState: 'visible' | 'hidden';
let cleanUp: (() => void)[];

beforeAll(() => {
  environmentManager.setIsServer(() => false);
  runIntervalsInBackground();
});
afterAll(() => environmentManager.setIsServer(() => true));
beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  cleanUp = [];
  visibilityState = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => {
  for (const each of cleanUp) each();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows a query on a page. */
async function show(key = KEY, retry = 0) {
  const client = createQueryClient(
    async (_path, _query, _signal, renews) => {
      calls.push(renews);
      return answer();
    },
    { retry },
  );
  const observer = new QueryObserver(client, { queryKey: key, staleTime: 10 * SECOND });
  cleanUp.push(
    observer.subscribe(() => {}),
    refetchOnReconnect(client),
    () => client.clear(),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([true]);
  return { client, observer };
}

const fails = (error: Error) => () => {
  throw error;
};

test('does not refetch a complete answer', async () => {
  answer = () => WELL;
  await show();
  await vi.advanceTimersByTimeAsync(86_400 * SECOND);
  expect(calls).toHaveLength(1);
});

test.each([
  ['an incomplete answer', () => INCOMPLETE],
  ['a server error', fails(new HttpError(503, '', null))],
  ['a lost connection', fails(new TypeError('Failed to fetch'))],
])('refetches after %s, with growing intervals, until the answer is complete', async (_, trouble) => {
  answer = trouble;
  const { observer } = await show();
  for (const wait of [10, 20, 40, 80, 160, 300, 300]) {
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(wait * SECOND - 1);
    expect(calls, `just before ${wait} s`).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls, `after ${wait} s`).toHaveLength(before + 1);
  }
  answer = () => WELL;
  await vi.advanceTimersByTimeAsync(300 * SECOND);
  expect(observer.getCurrentResult().data).toEqual(WELL);
  const complete = calls.length;
  await vi.advanceTimersByTimeAsync(86_400 * SECOND);
  expect(calls).toHaveLength(complete);
  expect(calls.slice(1)).not.toContain(true);
});

test('does not retry a background refetch, but retries the customer’s own fetch', async () => {
  answer = fails(new HttpError(503, '', null));
  await show(KEY, 1);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(calls).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(calls).toEqual([true, true, false]);
  await vi.advanceTimersByTimeAsync(19 * SECOND);
  expect(calls).toHaveLength(3);
});

test('does not fetch while offline, and refetches a failed query once when back online', async () => {
  answer = fails(new TypeError('Failed to fetch'));
  await show();
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(3600 * SECOND);
  expect(calls).toHaveLength(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([true, false]);
});

test('starts with the short interval again after a complete answer', async () => {
  answer = () => INCOMPLETE;
  const { client } = await show();
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  answer = () => WELL;
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  expect(calls).toEqual([true, false, false, false]);
  answer = () => INCOMPLETE;
  await client.refetchQueries({ queryKey: KEY });
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(calls.slice(4)).toEqual([true, false]);
});

test.each([400, 401, 403, 404])('does not refetch after status %i', async (status) => {
  answer = fails(new HttpError(status, '', null));
  await show();
  await vi.advanceTimersByTimeAsync(3600 * SECOND);
  expect(calls).toHaveLength(1);
});

test('does not refetch the session’s own requests', async () => {
  answer = fails(new HttpError(503, '', null));
  await show(['/auth/login']);
  await vi.advanceTimersByTimeAsync(3600 * SECOND);
  expect(calls).toHaveLength(1);
});

test('does not refetch on a hidden page, or for a query that is not shown', async () => {
  answer = () => INCOMPLETE;
  await show();
  visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(3600 * SECOND);
  expect(calls).toHaveLength(1);
  visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(calls).toHaveLength(2);
  cleanUp[0]?.();
  await vi.advanceTimersByTimeAsync(3600 * SECOND);
  expect(calls).toHaveLength(2);
});

test('when back online, refetches stale queries without renewing the session', async () => {
  answer = () => WELL;
  const { client } = await show();
  const reconnect = () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  };
  reconnect();
  expect(calls).toHaveLength(1);
  await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
  reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([true, false]);
});
