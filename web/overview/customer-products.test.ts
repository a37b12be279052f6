import { expect, it } from 'vitest';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { customerProducts } from './OverviewBelow.tsx';

const CAR = {
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: null,
  yearlyOre: null,
} as const;

function ready(fields: Partial<ReadyAgreements> = {}, systemSourceError = false): AgreementsState {
  const list = { avtaler: [CAR], monthlyOre: 0, yearlyOre: 0, systemSourceError };
  return { status: 'ready', list, ...fields };
}

it.each<[string, AgreementsState, ReturnType<typeof customerProducts>]>([
  ['all answers are complete', ready(), ['BIL']],
  ['a system did not answer', ready({}, true), 'unknown'],
  ['a request failed', ready({ alsoFailed: true }), 'unknown'],
  ['a part is loading', ready({ alsoLoading: true }), 'loading'],
  ['all requests are loading', { status: 'loading' }, 'loading'],
  ['all requests failed', { status: 'failed' }, 'unknown'],
])('customerProducts returns the products only from complete answers: %s', (_, state, expected) => {
  expect(customerProducts(state)).toEqual(expected);
});
