import { expect, it } from 'vitest';
import { OPTIONS } from './options.ts';

it('has the smileys with the values 1 to 5, from very unsatisfied to very satisfied', () => {
  expect(OPTIONS.smiley.map(({ value, smiley }) => [value, smiley])).toEqual(
    [1, 2, 3, 4, 5].map((value) => [String(value), value]),
  );
  expect(OPTIONS.smiley.at(0)?.label).toBe('Veldig misfornøyd');
  expect(OPTIONS.smiley.at(-1)?.label).toBe('Veldig fornøyd');
});

it('has yes and no', () => {
  expect(OPTIONS.fantDuDetDuLetteEtter.map(({ value }) => value)).toEqual(['ja', 'nei']);
});
