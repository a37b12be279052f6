import { expect, test } from 'vitest';
import { commonText, distinguishingNames } from './comparison-columns.ts';

const offer = (name: string, description?: string) => ({ name, description });

test.each([
  ['names', [offer('Kasko', 'Volvo'), offer('Delkasko', 'Volvo')], ['Kasko', 'Delkasko']],
  ['descriptions', [offer('Hund', 'Pluss'), offer('Hund', 'Super')], ['Pluss', 'Super']],
  [
    'both',
    [offer('Hund', 'Pluss'), offer('Hund', 'Super'), offer('Katt', 'Super')],
    ['Hund, Pluss', 'Hund, Super', 'Katt, Super'],
  ],
  ['nothing', [offer('Hund', 'Pluss'), offer('Hund', 'Pluss')], null],
  ['an empty description', [offer('Hund'), offer('Hund', 'Super')], ['Hund', 'Hund, Super']],
  ['one offer', [offer('Hund', 'Pluss')], null],
])('tells offers apart by %s', (_what, offers, names) => {
  expect(distinguishingNames(offers)).toEqual(names);
});

test('finds the text that all columns have', () => {
  expect(commonText(['Hund', 'Hund'])).toBe('Hund');
  expect(commonText(['Hund', 'Katt'])).toBeNull();
  expect(commonText([undefined, undefined])).toBeNull();
});
