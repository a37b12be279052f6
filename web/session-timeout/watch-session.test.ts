import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../platform/api/request.ts';
import type { FoundSession } from '../platform/session/session.ts';
import { adoptSessionExpiry, sessionExpiresAt } from '../platform/session/session-expiry.ts';
import { watchSession } from './watch-session.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
let otherTab: BroadcastChannel;
let received: unknown[];
let stop = () => {};
let page: EventTarget & { visibilityState: DocumentVisibilityState; cookie: string };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('window', new EventTarget());
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const, cookie: '' });
  vi.stubGlobal('document', page);
  otherTab = new BroadcastChannel('kfp-session');
  received = [];
  otherTab.onmessage = ({ data }: MessageEvent) => received.push(data);
});
afterEach(() => {
  stop();
  otherTab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch({ found = 'active' as FoundSession } = {}) {
  const ask = vi.fn(async (_signal: AbortSignal) => found);
  const parts = { ask, show: vi.fn(), onEnded: vi.fn() };
  stop = watchSession({ session: 'mine', ...parts });
  return parts;
}
/** Makes the page visible, as when the customer comes back to its tab. */
const becomeVisible = () => page.dispatchEvent(new Event('visibilitychange'));
const endsIn = (ms: number) => adoptSessionExpiry(Date.now() + ms);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('shows the countdown from the first check with less than 60 s left, and updates it', () => {
  endsIn(2 * MINUTE);
  const { show } = watch();
  vi.advanceTimersByTime(MINUTE);
  expect(show).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(1000);
  expect(show).toHaveBeenLastCalledWith(59);
  vi.advanceTimersByTime(17_000);
  expect(show).toHaveBeenLastCalledWith(42);
});

test('shows the right time immediately on resume after lost ticks', () => {
  endsIn(30 * MINUTE);
  const { show } = watch();
  vi.setSystemTime(Date.now() + 30 * MINUTE - 42_000);
  expect(show).toHaveBeenLastCalledWith(null);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(show).toHaveBeenLastCalledWith(42);
});

test('asks again at zero while the server still has the session', async () => {
  endsIn(1000);
  const { ask, onEnded } = watch();
  vi.advanceTimersByTime(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  await settled();
  vi.advanceTimersByTime(1000);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onEnded).not.toHaveBeenCalled();
});

test('drops the answer to a question before a renewal by this tab', async () => {
  endsIn(MINUTE);
  const { ask } = watch();
  becomeVisible();
  const signal = ask.mock.lastCall?.[0] as AbortSignal;
  expect(signal.aborted).toBe(false);
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'X-Session-Expiry': '1800' } }));
  await request('POST /auth/forleng-sesjon');
  expect(signal.aborted).toBe(true);
  expect(sessionExpiresAt()).toBe(NOW + 30 * MINUTE);

  becomeVisible();
  expect(ask.mock.lastCall?.[0].aborted).toBe(false);
});

test('waits for the answer at zero after messages of other tabs from before it slept', async () => {
  endsIn(500);
  const { ask, onEnded } = watch();
  ask.mockImplementation(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('unknown'))),
  );
  vi.advanceTimersByTime(1000);
  expect(ask).toHaveBeenCalledOnce();
  const latest = NOW + 30 * MINUTE;
  for (const expiresAt of [NOW - MINUTE, latest])
    otherTab.postMessage({ type: 'extended', session: 'mine', expiresAt });
  await vi.waitFor(() => expect(sessionExpiresAt()).toBe(latest));
  expect(onEnded).not.toHaveBeenCalled();
});

test('ends the session at zero, in all tabs, when the server confirms it, and asks only once', async () => {
  endsIn(500);
  const { ask, onEnded } = watch({ found: 'ended' });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['timeout']]));
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(received).toContainEqual({ type: 'ended', session: 'mine', how: 'timeout' }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('stops without notifying other tabs when another session has replaced this one', async () => {
  endsIn(500);
  const { ask, onEnded } = watch({ found: 'replaced' });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  vi.advanceTimersByTime(5000);
  await settled();
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onEnded).not.toHaveBeenCalled();
  expect(received).toHaveLength(1);
});

test('notifies the other tabs of the new expiry when a page is opened', async () => {
  endsIn(30 * MINUTE);
  watch();
  await vi.waitFor(() =>
    expect(received).toEqual([{ type: 'extended', session: 'mine', expiresAt: NOW + 30 * MINUTE }]),
  );
});

test('notifies other tabs of its own renewals only', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'X-Session-Expiry': '600' } }));
  endsIn(30 * MINUTE);
  watch();
  await request('GET /auth/session-status', { renewsSession: false });
  otherTab.postMessage({ type: 'extended', session: 'mine', expiresAt: NOW + MINUTE });
  await vi.waitFor(() => expect(sessionExpiresAt()).toBe(NOW + MINUTE));
  const later = Date.now();
  await request('GET /avtaleoversikt/tilbud');
  const extended = (expiresAt: number) => ({ type: 'extended', session: 'mine', expiresAt });
  await vi.waitFor(() =>
    expect(received).toEqual([extended(NOW + 30 * MINUTE), extended(later + 10 * MINUTE)]),
  );
});

test('extends the session when another tab extends it', async () => {
  endsIn(42_000);
  const { show } = watch();
  expect(show).toHaveBeenLastCalledWith(42);
  const expiresAt = Date.now() + 30 * MINUTE;
  otherTab.postMessage({ type: 'extended', session: 'mine', expiresAt });
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(null));
  expect(sessionExpiresAt()).toBe(expiresAt);
});

test.each(['logout', 'timeout'] as const)('ends the session when another tab ends it by %s', async (how) => {
  endsIn(30 * MINUTE);
  const { onEnded, ask } = watch();
  otherTab.postMessage({ type: 'ended', session: 'mine', how });
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([[how]]));
  expect(ask).not.toHaveBeenCalled();
});

test('ends the session in all tabs after the server confirms an end in another browser', async () => {
  endsIn(30 * MINUTE);
  const { onEnded, ask } = watch({ found: 'ended' });
  becomeVisible();
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['elsewhere']]));
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.waitFor(() =>
    expect(received).toContainEqual({ type: 'ended', session: 'mine', how: 'elsewhere' }),
  );
});

test('leaves an end just before the expiry to the clock', async () => {
  endsIn(4_900);
  const { onEnded, ask } = watch({ found: 'ended' });
  becomeVisible();
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['timeout']]));
});

test('does not treat another login in this browser as an end elsewhere', async () => {
  endsIn(30 * MINUTE);
  const { onEnded } = watch({ found: 'replaced' });
  becomeVisible();
  await settled();
  expect(onEnded).not.toHaveBeenCalled();
});

test('asks every 60 s while the page is visible, and not while it is hidden', async () => {
  endsIn(30 * MINUTE);
  const { ask } = watch();
  vi.advanceTimersByTime(59_000);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await settled();
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(5 * MINUTE);
  becomeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  becomeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('keeps a session that the server can’t be asked about, until its expiry', async () => {
  endsIn(2 * MINUTE);
  const { onEnded } = watch({ found: 'unknown' });
  becomeVisible();
  await settled();
  expect(onEnded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['timeout']]));
});

test('asks once when another session is extended, and keeps an active session', async () => {
  endsIn(30 * MINUTE);
  const { onEnded, ask } = watch();
  otherTab.postMessage({ type: 'ended', session: 'theirs', how: 'logout' });
  otherTab.postMessage({ type: 'extended', session: 'theirs', expiresAt: Date.now() });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await settled();
  expect(sessionExpiresAt()).toBe(NOW + 30 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onEnded).not.toHaveBeenCalled();
});
