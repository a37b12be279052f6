import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptSessionExpiry, sessionExpiresAt } from '../platform/session-expiry.ts';
import { watchSession } from './watch-session.ts';

const MINUTE = 60_000;
let otherTab: BroadcastChannel;
let heard: unknown[];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('window', new EventTarget());
  otherTab = new BroadcastChannel('kfp-session');
  heard = [];
  otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data);
});
afterEach(() => {
  stop();
  otherTab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch({ found = 'mine' as string | null | Error } = {}) {
  const ask = vi.fn(async () => {
    if (found instanceof Error) throw found;
    return found;
  });
  const parts = { ask, show: vi.fn(), onEnded: vi.fn(), onReplaced: vi.fn() };
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

test('on waking the clock is right at once, however many ticks were lost', () => {
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

test.each([
  ['the server knows no session', null],
  ['the server can’t be asked', new Error('offline')],
])('at zero it is over when %s, for all tabs', async (_why, found) => {
  endsIn(500);
  const { onEnded } = watch({ found });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(onEnded.mock.calls).toEqual([['timeout']]));
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'ended', session: 'mine', how: 'timeout' }]));
});

test('another session in its place is told', async () => {
  endsIn(500);
  const { onEnded, onReplaced } = watch({ found: 'other' });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(onReplaced).toHaveBeenCalledTimes(1));
  expect(onEnded).not.toHaveBeenCalled();
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

test('what another session’s tab tells makes it ask, and changes nothing where ours goes on', async () => {
  endsIn(30 * MINUTE);
  const { onEnded, onReplaced, ask } = watch();
  otherTab.postMessage({ type: 'ended', session: 'theirs', how: 'logout' });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await settled();
  expect(onEnded).not.toHaveBeenCalled();
  expect(onReplaced).not.toHaveBeenCalled();
});
