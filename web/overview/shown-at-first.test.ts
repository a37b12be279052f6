import { expect, it } from 'vitest';
import { shownAtFirst } from './MissingInsurance.tsx';

it.each([
  [0, 0],
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 3],
  [9, 3],
])('of %i items shows %i at first', (count, shown) => {
  expect(shownAtFirst(count)).toBe(shown);
});
