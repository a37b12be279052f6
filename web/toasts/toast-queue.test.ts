import { expect, test } from 'vitest';
import {
  EXIT_MS,
  MAX_VISIBLE,
  nextChangeAt,
  nextToasts,
  type Toast,
  type ToastEvent,
} from './toast-queue.ts';

type Step = [at: number, event: ToastEvent];
const shown = (id: number, timeout: number | null = 5000): ToastEvent => ({
  type: 'shown',
  id,
  text: `Nummer ${id}`,
  tone: 'info',
  timeout,
});
const passed: ToastEvent = { type: 'time-passed' };
const held = (id: number, by: 'pointer' | 'focus'): ToastEvent => ({ type: 'held', id, by });
const released = (id: number, by: 'pointer' | 'focus'): ToastEvent => ({ type: 'released', id, by });

function after(...steps: Step[]): readonly Toast[] {
  return steps.reduce<readonly Toast[]>((toasts, [at, event]) => nextToasts(toasts, event, at), []);
}
const phases = (toasts: readonly Toast[]) => toasts.map(({ id, phase }) => `${id} ${phase}`);

test.each<[string, Step[], string[], number | null]>([
  ['shows a toast immediately', [[0, shown(1)]], ['1 visible'], 5000],
  [
    'shows a toast until its time has passed',
    [
      [0, shown(1)],
      [4999, passed],
    ],
    ['1 visible'],
    5000,
  ],
  [
    'starts the exit when the time has passed',
    [
      [0, shown(1)],
      [5000, passed],
    ],
    ['1 leaving'],
    5000 + EXIT_MS,
  ],
  [
    'removes a toast after its exit',
    [
      [0, shown(1)],
      [5000, passed],
      [5000 + EXIT_MS, passed],
    ],
    [],
    null,
  ],
  [
    'keeps a toast without a timeout',
    [
      [0, shown(1, null)],
      [9e9, passed],
    ],
    ['1 visible'],
    null,
  ],
  [
    'starts the exit when a toast is closed',
    [
      [0, shown(1, null)],
      [7, { type: 'closed', id: 1 }],
    ],
    ['1 leaving'],
    7 + EXIT_MS,
  ],
  [
    'ignores a second close',
    [
      [0, shown(1)],
      [7, { type: 'closed', id: 1 }],
      [50, { type: 'closed', id: 1 }],
    ],
    ['1 leaving'],
    7 + EXIT_MS,
  ],
  [
    'pauses the timer while the pointer is over the toast',
    [
      [0, shown(1)],
      [3000, held(1, 'pointer')],
      [9e9, passed],
    ],
    ['1 visible'],
    null,
  ],
  [
    'pauses the timer while the toast has focus',
    [
      [0, shown(1)],
      [3000, held(1, 'focus')],
      [9e9, passed],
    ],
    ['1 visible'],
    null,
  ],
  [
    'resumes the timer where it stopped',
    [
      [0, shown(1)],
      [3000, held(1, 'pointer')],
      [60_000, released(1, 'pointer')],
    ],
    ['1 visible'],
    62_000,
  ],
  [
    'resumes the timer only when neither pointer nor focus holds the toast',
    [
      [0, shown(1)],
      [3000, held(1, 'pointer')],
      [4000, held(1, 'focus')],
      [60_000, released(1, 'pointer')],
    ],
    ['1 visible'],
    null,
  ],
  [
    'keeps a released toast without a timeout',
    [
      [0, shown(1, null)],
      [1, held(1, 'focus')],
      [2, released(1, 'focus')],
    ],
    ['1 visible'],
    null,
  ],
])('%s', (_name, steps, expected, change) => {
  const toasts = after(...steps);
  expect(phases(toasts)).toEqual(expected);
  expect(nextChangeAt(toasts)).toBe(change);
});

test('queues the sixth toast until another is removed, and then shows it for its full time', () => {
  const five = Array.from({ length: MAX_VISIBLE }, (_, index): Step => [0, shown(index + 1, null)]);
  const full = after(...five, [10, shown(6)]);
  expect(phases(full).at(-1)).toBe('6 waiting');
  const going = nextToasts(full, { type: 'closed', id: 2 }, 100);
  expect(phases(going).at(-1), 'while the second is still leaving').toBe('6 waiting');
  const gone = nextToasts(going, passed, 100 + EXIT_MS);
  expect(phases(gone)).toEqual(['1 visible', '3 visible', '4 visible', '5 visible', '6 visible']);
  expect(nextChangeAt(gone)).toBe(100 + EXIT_MS + 5000);
});

test('never shows more than five toasts', () => {
  const many = Array.from({ length: 12 }, (_, index): Step => [index, shown(index + 1)]);
  let toasts = after(...many);
  for (let now = 100; toasts.length > 0; now = nextChangeAt(toasts) ?? now) {
    expect(toasts.filter(({ phase }) => phase !== 'waiting').length).toBeLessThanOrEqual(MAX_VISIBLE);
    toasts = nextToasts(toasts, passed, now);
  }
});
