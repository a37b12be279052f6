import { expect, it } from 'vitest';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { customerProducts } from './customer-products.ts';

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
  ['everything came', ready(), ['BIL']],
  ['a system is down', ready({}, true), 'unknown'],
  ['a request failed', ready({ alsoFailed: true }), 'unknown'],
  ['a part is coming', ready({ alsoLoading: true }), 'loading'],
  ['nothing has come', { status: 'loading' }, 'loading'],
  ['nothing could be fetched', { status: 'failed' }, 'unknown'],
])('a customer’s products are known only as far as the overview knows them: %s', (_, state, expected) => {
  expect(customerProducts(state)).toEqual(expected);
});
