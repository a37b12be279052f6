import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';

let active: Set<string>;
let activeHandles: ReturnType<typeof vi.fn<(handles: readonly string[]) => Promise<Set<string>>>>;
let ends: SessionEnds;

beforeEach(() => {
  vi.useFakeTimers();
  active = new Set(['a', 'b']);
  activeHandles = vi.fn(async () => active);
  ends = createSessionEnds({ activeHandles });
});
afterEach(() => {
  ends.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Waits for the end of a session. `answer` is undefined until the wait is over. */
function wait(handle: string): { answer?: boolean } {
  const waiter: { answer?: boolean } = {};
  void ends.wait(handle).then((hasEnded) => {
    waiter.answer = hasEnded;
  });
  return waiter;
}

test('answers all waiters of an ended session within half a second, and no others', async () => {
  const [one, two, other] = [wait('a'), wait('a'), wait('b')];
  await pass(10_000);
  active.delete('a');
  await pass(400);
  expect([one.answer, two.answer, other.answer]).toEqual([true, true, undefined]);
});

test('holds a waiter for 25 s and checks all sessions in one query', async () => {
  const waiter = wait('a');
  await pass(10_000);
  const later = wait('b');
  await pass(15_200);
  expect([waiter.answer, later.answer]).toEqual([false, undefined]);
  expect(activeHandles).toHaveBeenLastCalledWith(['a', 'b']);
  expect(activeHandles.mock.calls.length).toBeLessThan(64);
});

test('does not query the store without waiters', async () => {
  wait('a');
  await pass(26_000);
  activeHandles.mockClear();
  await pass(60_000);
  expect(activeHandles).not.toHaveBeenCalled();
});

test('does not report an end while the store fails', async () => {
  activeHandles.mockRejectedValue(new Error('no connection'));
  const waiter = wait('a');
  await pass(10_000);
  expect(waiter.answer).toBeUndefined();
  await pass(15_200);
  expect(waiter.answer).toBe(false);
});

test('answers the oldest waiter when a session has too many', async () => {
  const waiters = Array.from({ length: 7 }, () => wait('a'));
  await pass(0);
  expect(waiters.map(({ answer }) => answer)).toEqual([false, false, ...Array(5).fill(undefined)]);
});

test('answers all waiters when the server stops, and later ones immediately', async () => {
  const held = wait('a');
  await pass(100);
  ends.stop();
  const late = wait('b');
  await pass(0);
  expect([held.answer, late.answer]).toEqual([false, false]);
  expect(vi.getTimerCount()).toBe(0);
});
