import { expect, test } from 'vitest';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { CAR } from '../testing/agreements.ts';
import { combineAnswers } from './use-agreements.ts';

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
  ['the main answer is loading', coming, null, 'loading'],
  ['the main answer failed', failed, null, 'failed'],
  ['both answers are loading', coming, coming, 'loading'],
  ['both answers failed', failed, failed, 'failed'],
  ['one answer failed and the other is loading', failed, coming, 'loading'],
] as const)('has no list when %s', (_what, main, integration, status) => {
  expect(combineAnswers(main, integration)).toEqual({ status });
});

test.each([
  ['without the integration', came('1', 10), null, false, false, false],
  ['with the integration still loading', came('1', 10), coming, true, false, false],
  ['with the integration failed', came('1', 10), failed, false, true, false],
  ['with the main systems failed', failed, came('1', 10), false, true, true],
  ['with an old answer whose refetch failed', cameThenFailed, null, false, false, false],
] as const)('is ready %s', (_what, main, integration, alsoLoading, alsoFailed, mainFailed) => {
  expect(combineAnswers(main, integration)).toEqual({
    status: 'ready',
    list: list('1', 10),
    alsoLoading,
    alsoFailed,
    mainFailed,
  });
});

test('merges both answers into one list with added sums', () => {
  const state = combineAnswers(came('1', 10), came('2', 20));
  expect(state).toMatchObject({ status: 'ready', list: { monthlyOre: 30 } });
});
