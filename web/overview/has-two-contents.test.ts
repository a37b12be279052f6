import { expect, test } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { readyAgreements } from '../testing/agreements.ts';
import { hasTwoContents } from './OverviewBelow.tsx';

const having = (...avtaler: Partial<CustomerAgreementInOre>[]): AgreementsState =>
  readyAgreements({ avtaler: avtaler as CustomerAgreementInOre[] });
const [own, union] = [{ productType: 'INNBO' }, { productType: 'KOLLEKTIV_HJEM' }];

test.each<[string, AgreementsState, boolean]>([
  ['a private one and the union’s', having(own, union), true],
  ['two private ones', having(own, own), false],
  ['only the union’s', having(union), false],
  ['a private one and a car', having(own, { productType: 'BIL' }), false],
  ['a private one about to end', having({ ...own, standing: 'ENDING' }, union), false],
  ['a private one that has ended', having({ ...own, standing: 'ENDED' }, union), false],
  ['an unknown number', { status: 'failed' }, false],
])('hasTwoContents with %s', (_name, state, expected) => {
  expect(hasTwoContents(state)).toBe(expected);
});
