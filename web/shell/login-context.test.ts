import { expect, test } from 'vitest';
import { hidesMenu, showsOnlineBank } from './login-context.ts';

test.each([
  [false, 'FORSIKRING', false],
  [false, 'NETTBANK', false],
  [false, 'NETTBANK_DNB', false],
  [false, 'ÅPEN', false],
  [false, undefined, false],
  [false, 'MOBILBANK', true],
  [false, 'MOBILBANK_DNB', true],
  [true, 'FORSIKRING', true],
  [true, undefined, true],
] as const)('in the app %s, logged in through %s: the menu is hidden %s', (inApp, context, hidden) => {
  expect(hidesMenu(inApp, context)).toBe(hidden);
});

test.each([
  ['fremtind', 'MOBILBANK', true],
  ['dnb', 'MOBILBANK_DNB', true],
  ['dnb', 'NETTBANK_DNB', false],
  ['fremtind', 'NETTBANK', false],
  ['fremtind', 'FORSIKRING', false],
  ['eika', undefined, false],
  ['sb1', 'NETTBANK', true],
  ['sb1', 'MOBILBANK', false],
  ['sb1', 'FORSIKRING', false],
  ['sb1', undefined, false],
] as const)('at %s, logged in through %s: the online bank shows %s', (shortname, context, shown) => {
  expect(showsOnlineBank(shortname, context)).toBe(shown);
});
