import { expect, test } from 'vitest';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { combineAnswers } from './combine-answers.ts';

const CAR = {
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: null,
  yearlyOre: null,
} as const;

const list = (policyNumber: string, monthlyOre: number): AgreementListInOre => ({
  avtaler: [{ ...CAR, policyNumber }],
  monthlyOre,
  yearlyOre: monthlyOre,
  systemSourceError: false,
});

const came = (policyNumber: string, sum: number) => ({ data: list(policyNumber, sum), isError: false });
const coming = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };
const cameThenFailed = { ...came('1', 10), isError: true };

test.each([
  ['coming', coming, null, 'loading'],
  ['failed', failed, null, 'failed'],
  ['both coming', coming, coming, 'loading'],
  ['both failed', failed, failed, 'failed'],
  ['one failed, the other coming', failed, coming, 'loading'],
] as const)('%s', (_what, main, integration, status) => {
  expect(combineAnswers(main, integration)).toEqual({ status });
});

test.each([
  ['without the integration', came('1', 10), null, false, false],
  ['with the integration still coming', came('1', 10), coming, true, false],
  ['with the integration failed', came('1', 10), failed, false, true],
  ['with the main systems failed', failed, came('1', 10), false, true],
  ['with an old answer that could not be renewed', cameThenFailed, null, false, false],
] as const)('ready %s', (_what, main, integration, alsoLoading, alsoFailed) => {
  expect(combineAnswers(main, integration)).toEqual({
    status: 'ready',
    list: list('1', 10),
    alsoLoading,
    alsoFailed,
  });
});

test('both answers become one list with the sums added', () => {
  const state = combineAnswers(came('1', 10), came('2', 20));
  expect(state).toMatchObject({ status: 'ready', list: { monthlyOre: 30 } });
});
