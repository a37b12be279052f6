import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BreakerLimits, createBreaker } from './breaker.ts';
import { SourceError, type SourceErrorKind } from './source-error.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const failsWith = (kind: SourceErrorKind) => async () => {
  throw new SourceError(kind);
};
const fails = failsWith('failed');
const answers = async () => 'ok';

/** Returns a breaker whose attempts are Kari's unless they name another customer. */
function breakerOf(limits: BreakerLimits) {
  const run = createBreaker(limits);
  return <T>(attempt: () => Promise<T>, customer = 'Kari') => run(attempt, customer);
}

async function openBreaker() {
  const breaker = breakerOf({ failures: 3, openMs: 10_000 });
  for (let i = 0; i < 3; i++) await expect(breaker(fails)).rejects.toThrow('failed');
  return breaker;
}

test('the breaker opens after the configured number of failures in a row', async () => {
  const breaker = await openBreaker();
  const attempt = vi.fn(answers);
  wait(9999);
  await expect(breaker(attempt)).rejects.toThrow('breaker-open');
  expect(attempt).not.toHaveBeenCalled();
});

test('the failures of one customer open the breaker for that customer alone', async () => {
  const breaker = await openBreaker();
  await expect(breaker(answers, 'Jonas')).resolves.toBe('ok');
  await expect(breaker(answers)).rejects.toThrow('breaker-open');
  wait(10_000);
  await expect(breaker(fails)).rejects.toThrow('failed');
  await expect(breaker(answers)).rejects.toThrow('breaker-open');
  await expect(breaker(answers, 'Jonas')).resolves.toBe('ok');
});

test('a failure of a second customer opens the breaker for all, until a trial of anybody succeeds', async () => {
  const breaker = await openBreaker();
  await expect(breaker(fails, 'Jonas')).rejects.toThrow('failed');
  await expect(breaker(answers, 'Marit')).rejects.toThrow('breaker-open');
  wait(10_000);
  await expect(breaker(fails, 'Marit')).rejects.toThrow('failed');
  for (const customer of ['Kari', 'Jonas', 'Marit'])
    await expect(breaker(answers, customer)).rejects.toThrow('breaker-open');
  wait(10_000);
  await expect(breaker(answers, 'Jonas')).resolves.toBe('ok');
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('an attempt that does not count waits for the time of the trial, and decides nothing', async () => {
  const breaker = createBreaker({ failures: 2, openMs: 10_000 });
  for (let i = 0; i < 3; i++) await expect(breaker.uncounted(fails, 'Kari')).rejects.toThrow('failed');
  for (let i = 0; i < 2; i++) await expect(breaker(fails, 'Kari')).rejects.toThrow('failed');
  await expect(breaker.uncounted(answers, 'Kari')).rejects.toThrow('breaker-open');
  wait(10_000);
  await expect(breaker.uncounted(answers, 'Kari')).resolves.toBe('ok');
  await expect(breaker(fails, 'Kari')).rejects.toThrow('failed');
  await expect(breaker.uncounted(answers, 'Kari')).rejects.toThrow('breaker-open');
});

test('a success resets the count of failures', async () => {
  const breaker = breakerOf({ failures: 3, openMs: 10_000 });
  for (const attempt of [fails, fails, answers, fails, fails]) await breaker(attempt).catch(() => {});
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('the breaker closes by itself', async () => {
  const breaker = await openBreaker();
  wait(10_000);
  await expect(breaker(answers)).resolves.toBe('ok');
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('a failed trial opens the breaker again for the same time', async () => {
  const breaker = await openBreaker();
  wait(10_000);
  await expect(breaker(fails)).rejects.toThrow('failed');
  wait(9999);
  await expect(breaker(answers)).rejects.toThrow('breaker-open');
  wait(1);
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('attempts during a trial are refused at once instead of waiting for it', async () => {
  const breaker = await openBreaker();
  wait(10_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = breaker(() => promise);
  await expect(breaker(answers)).rejects.toThrow('breaker-open');
  resolve('recovered');
  await expect(first).resolves.toBe('recovered');
  await expect(breaker(answers)).resolves.toBe('ok');
});

test.each<SourceErrorKind>(['unreachable', 'timeout', 'cut', 'failed'])(
  '%s counts as a failure of the system',
  async (kind) => {
    const breaker = breakerOf({ failures: 1, openMs: 10_000 });
    await expect(breaker(failsWith(kind))).rejects.toThrow(kind);
    await expect(breaker(answers)).rejects.toThrow('breaker-open');
  },
);

test.each<SourceErrorKind>([
  'refused',
  'redirect',
  'odd-status',
  'content-type',
  'too-large',
  'invalid-json',
  'wrong-shape',
])('%s never opens the breaker, since it may concern one customer, and counts as a success', async (kind) => {
  const breaker = breakerOf({ failures: 2, openMs: 10_000 });
  for (let i = 0; i < 6; i++) await expect(breaker(failsWith(kind))).rejects.toThrow(kind);
  for (const attempt of [fails, failsWith(kind), fails]) await breaker(attempt).catch(() => {});
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('an error about one customer closes the breaker again', async () => {
  const breaker = await openBreaker();
  wait(10_000);
  await expect(breaker(failsWith('refused'))).rejects.toThrow('refused');
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('the breaker closes on time when the system clock is set back meanwhile', async () => {
  const breaker = await openBreaker();
  vi.setSystemTime(Date.now() - 3_600_000);
  await expect(breaker(answers)).rejects.toThrow('breaker-open');
  wait(10_000);
  await expect(breaker(answers)).resolves.toBe('ok');
});

test('requests sent before the breaker opened neither close it nor extend its time', async () => {
  const breaker = breakerOf({ failures: 1, openMs: 10_000 });
  const [early, late] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const [succeeds, failsLater] = [breaker(() => early.promise), breaker(() => late.promise)];
  await expect(breaker(fails)).rejects.toThrow('failed');
  early.resolve('ok');
  await expect(succeeds).resolves.toBe('ok');
  await expect(breaker(answers)).rejects.toThrow('breaker-open');
  wait(5000);
  late.reject(new SourceError('timeout'));
  await expect(failsLater).rejects.toThrow('timeout');
  wait(5000);
  await expect(breaker(answers)).resolves.toBe('ok');
});
