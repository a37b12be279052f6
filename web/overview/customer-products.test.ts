import { expect, it } from 'vitest';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { readyAgreements } from '../testing/agreements.ts';
import { customerProducts } from './OverviewBelow.tsx';

function ready(fields: Partial<ReadyAgreements> = {}, systemSourceError = false): AgreementsState {
  return readyAgreements({ systemSourceError }, fields);
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
