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
  ['5000 ms unless it says otherwise', undefined, 4999, true],
  ['not a moment longer', undefined, 5000, false],
  ['as long as it says', 12_000, 11_999, true],
  ['and no longer', 12_000, 12_000, false],
  ['null: until it is closed', null, 3_600_000, true],
  ["'off': until it is closed", 'off' as const, 3_600_000, true],
])('a toast is seen %s', (_what, timeout, after, isVisible) => {
  showToast('Lagret', timeout === undefined ? {} : { timeout });
  vi.advanceTimersByTime(after);
  expect(visible()).toEqual(isVisible ? ['Lagret'] : []);
});

test('subscribers are notified when a toast comes, leaves and is gone', () => {
  const seen: string[] = [];
  const stop = toasts.subscribe(() => seen.push(toasts.get()[0]?.phase ?? 'gone'));
  showToast('Lagret');
  vi.runAllTimers();
  stop();
  expect(seen).toEqual(['visible', 'leaving', 'gone']);
});

test('the same message again takes the place of the first, another stands beside it', () => {
  showToast('Lenken kan ikke åpnes.');
  showToast('Lagret');
  showToast('Lenken kan ikke åpnes.');
  expect(visible()).toEqual(['Lagret', 'Lenken kan ikke åpnes.']);
});

test('what is asked for before anything can show it is shown once something can', () => {
  toastRequests.drainTo(null);
  showToast('Lagret');
  expect(toasts.get()).toEqual([]);
  toastRequests.drainTo(addToast);
  expect(visible()).toEqual(['Lagret']);
});
