import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, toastRequests } from './show-toast.ts';
import { addToast, dispatchToast, toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toastRequests.drainTo(addToast);
});
afterEach(() => {
  for (const { id } of toasts.get()) dispatchToast({ type: 'closed', id });
  vi.runAllTimers();
  vi.useRealTimers();
});

const visible = () => toasts.get().flatMap(({ text, phase }) => (phase === 'visible' ? text : []));

test.each([
  ['shows a toast for 5000 ms by default', undefined, 4999, true],
  ['closes a toast after 5000 ms by default', undefined, 5000, false],
  ['shows a toast for its timeout', 12_000, 11_999, true],
  ['closes a toast after its timeout', 12_000, 12_000, false],
  ['keeps a toast with the timeout null', null, 3_600_000, true],
  ["keeps a toast with the timeout 'off'", 'off' as const, 3_600_000, true],
])('%s', (_what, timeout, after, isVisible) => {
  showToast('Lagret', timeout === undefined ? {} : { timeout });
  vi.advanceTimersByTime(after);
  expect(visible()).toEqual(isVisible ? ['Lagret'] : []);
});

test('closes a toast after its time although the clock is set back meanwhile', () => {
  showToast('Lagret');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(visible()).toEqual([]);
});

test('notifies subscribers when a toast appears, starts its exit and is removed', () => {
  const seen: string[] = [];
  const stop = toasts.subscribe(() => seen.push(toasts.get()[0]?.phase ?? 'gone'));
  showToast('Lagret');
  vi.runAllTimers();
  stop();
  expect(seen).toEqual(['visible', 'leaving', 'gone']);
});

test('replaces a repeated message, and keeps other messages', () => {
  showToast('Lenken kan ikke åpnes.');
  showToast('Lagret');
  showToast('Lenken kan ikke åpnes.');
  expect(visible()).toEqual(['Lagret', 'Lenken kan ikke åpnes.']);
});

test('shows a toast requested before the region exists when the region appears', () => {
  toastRequests.drainTo(null);
  showToast('Lagret');
  expect(toasts.get()).toEqual([]);
  toastRequests.drainTo(addToast);
  expect(visible()).toEqual(['Lagret']);
});
