import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('inTime returns a result that arrives in time and leaves no timer', async () => {
  expect(await inTime(Promise.resolve('answer'), 1000)).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('inTime returns undefined when the time is up', async () => {
  const late = inTime(new Promise(() => {}), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeUndefined();
});

test('inTime rejects when the promise rejects in time, and leaves no timer', async () => {
  await expect(inTime(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
