import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPatientTimer } from './patient-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('ends once, after the whole time', () => {
  const end = vi.fn();
  startPatientTimer(2001, end);
  vi.advanceTimersByTime(1999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3);
  expect(end).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(end).toHaveBeenCalledTimes(1);
});

test.each([10, 60])(
  'does not end if it is stopped after %i %% of the time, and leaves no timer',
  (percent) => {
    const end = vi.fn();
    const stop = startPatientTimer(100, end);
    vi.advanceTimersByTime(percent);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.runAllTimers();
    expect(end).not.toHaveBeenCalled();
  },
);
