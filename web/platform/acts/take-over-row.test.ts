import type { SyntheticEvent } from 'react';
import { expect, test } from 'vitest';
import { takeOverRow } from './take-over-row.ts';

let now = 0;

/** Returns the number of acts of presses, `ms` apart, long after the last case. */
function actsOf(pressed: readonly EventTarget[], ms: number): number {
  let acts = 0;
  now += 10_000;
  const handler = takeOverRow(() => {
    acts += 1;
  });
  const pressAt = (currentTarget: EventTarget, timeStamp: number) =>
    handler({ currentTarget, timeStamp, preventDefault() {} } as unknown as SyntheticEvent);
  for (const [index, each] of pressed.entries()) pressAt(each, now + index * ms);
  return acts;
}

const row = (list: object) => ({ closest: () => list }) as unknown as EventTarget;
const list = {};
const [one, other] = [row(list), row(list)] as const;

test.each([
  ['soon on another row of the list', one, other, 499, 1],
  ['later on another row of the list', one, other, 500, 2],
  ['soon on the same row, which is still there', one, one, 100, 2],
  ['soon on a row of another list', one, row({}), 100, 2],
])('the second press %s', (_where, first, second, ms, acts) => {
  expect(actsOf([first, second], ms)).toBe(acts);
});

test('a triple press acts once', () => {
  expect(actsOf([one, other, other], 150)).toBe(1);
});
