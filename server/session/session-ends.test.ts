import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';

let lasting: Set<string>;
let whichLast: ReturnType<typeof vi.fn<(handles: readonly string[]) => Promise<Set<string>>>>;
let ends: SessionEnds;

beforeEach(() => {
  vi.useFakeTimers();
  lasting = new Set(['a', 'b']);
  whichLast = vi.fn(async () => lasting);
  ends = createSessionEnds({ whichLast });
});
afterEach(() => {
  ends.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What a question was answered; undefined: nothing yet. */
function wait(handle: string): { answer?: boolean } {
  const question: { answer?: boolean } = {};
  void ends.wait(handle).then((hasEnded) => {
    question.answer = hasEnded;
  });
  return question;
}

test('all questions of a session are answered within half a second of its end, and no others', async () => {
  const [one, two, other] = [wait('a'), wait('a'), wait('b')];
  await pass(10_000);
  lasting.delete('a');
  await pass(400);
  expect([one.answer, two.answer, other.answer]).toEqual([true, true, undefined]);
});

test('a question is held for 25 s, and the store asked once for all', async () => {
  const question = wait('a');
  await pass(10_000);
  const later = wait('b');
  await pass(15_200);
  expect([question.answer, later.answer]).toEqual([false, undefined]);
  expect(whichLast).toHaveBeenLastCalledWith(['a', 'b']);
  expect(whichLast.mock.calls.length).toBeLessThan(64);
});

test('the store is asked nothing while nobody waits', async () => {
  wait('a');
  await pass(26_000);
  whichLast.mockClear();
  await pass(60_000);
  expect(whichLast).not.toHaveBeenCalled();
});

test('nothing has ended while the store does not answer', async () => {
  whichLast.mockRejectedValue(new Error('no connection'));
  const question = wait('a');
  await pass(10_000);
  expect(question.answer).toBeUndefined();
  await pass(15_200);
  expect(question.answer).toBe(false);
});

test('of more questions of one session than are held the oldest is answered', async () => {
  const questions = Array.from({ length: 7 }, () => wait('a'));
  await pass(0);
  expect(questions.map(({ answer }) => answer)).toEqual([false, false, ...Array(5).fill(undefined)]);
});

test('when the server stops, all are answered, and whoever asks then at once', async () => {
  const held = wait('a');
  await pass(100);
  ends.stop();
  const late = wait('b');
  await pass(0);
  expect([held.answer, late.answer]).toEqual([false, false]);
  expect(vi.getTimerCount()).toBe(0);
});
