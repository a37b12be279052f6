import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in time is returned, and leaves no timer', async () => {
  expect(await inTime(Promise.resolve('answer'), 1000)).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is undefined', async () => {
  const late = inTime(new Promise(() => {}), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeUndefined();
});

test('what fails in time rejects, and leaves no timer', async () => {
  await expect(inTime(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
