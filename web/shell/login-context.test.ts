import { expect, test } from 'vitest';
import type { LoginContext } from '../../contract/session.ts';
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
  [undefined, 'MOBILBANK', true],
  [undefined, 'MOBILBANK_DNB', true],
  [undefined, 'NETTBANK_DNB', false],
  [undefined, 'NETTBANK', false],
  [undefined, 'FORSIKRING', false],
  [undefined, undefined, false],
  [['NETTBANK'], 'NETTBANK', true],
  [['NETTBANK'], 'MOBILBANK', false],
  [['NETTBANK'], 'FORSIKRING', false],
  [['NETTBANK'], undefined, false],
  [[], 'MOBILBANK', false],
] satisfies [LoginContext[] | undefined, LoginContext | undefined, boolean][])(
  'with login contexts %j, logged in through %s: the online bank is shown %s',
  (contexts, context, shown) => {
    expect(showsOnlineBank(contexts ? { onlineBankLoginContexts: contexts } : {}, context)).toBe(shown);
  },
);
