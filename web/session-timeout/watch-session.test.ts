import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../platform/api/request.ts';
import { adoptSessionExpiry, sessionExpiresAt, startSessionExpiry } from './session-expiry.ts';
import { type SessionFound, watchSession } from './watch-session.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
let otherTab: BroadcastChannel;
let received: unknown[];
let stop = () => {};
/** The server says that the session has ended. */
let endOnServer = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('window', new EventTarget());
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

function watch({ found = 'goes-on' as SessionFound } = {}) {
  const ask = vi.fn(async () => found);
  const awaitEnd = (onEnd: () => void) => {
    endOnServer = onEnd;
    return () => {
      endOnServer = () => {};
    };
  };
  const parts = { ask, awaitEnd, show: vi.fn(), onEnded: vi.fn() };
  stop = watchSession({ session: 'mine', ...parts });
  return parts;
}
const endsIn = (ms: number) => adoptSessionExpiry(Date.now() + ms);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the countdown shows at the first check with under 60 s left, and follows the seconds', () => {
  endsIn(2 * MINUTE);
  const { show } = watch();
  vi.advanceTimersByTime(MINUTE);
  expect(show).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(1000);
  expect(show).toHaveBeenLastCalledWith(59);
  vi.advanceTimersByTime(17_000);
  expect(show).toHaveBeenLastCalledWith(42);
});

test('on resume the clock is right at once, however many ticks were lost', () => {
  endsIn(30 * MINUTE);
  const { show } = watch();
  vi.setSystemTime(Date.now() + 30 * MINUTE - 42_000);
  expect(show).toHaveBeenLastCalledWith(null);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(show).toHaveBeenLastCalledWith(42);
});

test('at zero a session that goes on is not called over, and is asked for again', async () => {
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

test('at zero it is over when the server says so, for all tabs, and nobody asks twice', async () => {
  endsIn(500);
  const { ask, onEnded } = watch({ found: 'ended' });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['timeout']]));
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(received).toContainEqual({ type: 'ended', session: 'mine', how: 'timeout' }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('another session in its place ends the watch, and nothing is sent', async () => {
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

test('opening a page notifies the other tabs of how long the session now lasts', async () => {
  endsIn(30 * MINUTE);
  watch();
  await vi.waitFor(() =>
    expect(received).toEqual([{ type: 'extended', session: 'mine', expiresAt: NOW + 30 * MINUTE }]),
  );
});

test('what renews the session is sent; what only asks is not, nor what another tab sent', async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'X-Session-Expiry': '600' } }));
  startSessionExpiry(1800);
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

test('extended in another tab is extended here', async () => {
  endsIn(42_000);
  const { show } = watch();
  expect(show).toHaveBeenLastCalledWith(42);
  const expiresAt = Date.now() + 30 * MINUTE;
  otherTab.postMessage({ type: 'extended', session: 'mine', expiresAt });
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(null));
  expect(sessionExpiresAt()).toBe(expiresAt);
});

test.each(['logout', 'timeout'] as const)('ended in another tab by %s is ended here', async (how) => {
  endsIn(30 * MINUTE);
  const { onEnded, ask } = watch();
  otherTab.postMessage({ type: 'ended', session: 'mine', how });
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([[how]]));
  expect(ask).not.toHaveBeenCalled();
});

test('ended in another browser it is over here, for all tabs, once the server has been asked what there is now', async () => {
  endsIn(30 * MINUTE);
  const { onEnded, ask } = watch({ found: 'ended' });
  endOnServer();
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['elsewhere']]));
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.waitFor(() =>
    expect(received).toContainEqual({ type: 'ended', session: 'mine', how: 'elsewhere' }),
  );
});

test('an end that the server says just before the clock’s is left to the clock', async () => {
  endsIn(4_900);
  const { onEnded, ask } = watch({ found: 'ended' });
  endOnServer();
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['timeout']]));
});

test('another login in this browser is no end elsewhere', async () => {
  endsIn(30 * MINUTE);
  const { onEnded } = watch({ found: 'replaced' });
  endOnServer();
  await settled();
  expect(onEnded).not.toHaveBeenCalled();
});

test('another session’s extension makes it ask once, and changes nothing where ours goes on', async () => {
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
