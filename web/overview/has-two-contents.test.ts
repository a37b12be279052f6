import { expect, test } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { hasTwoContents } from './has-two-contents.ts';

const having = (...avtaler: Partial<CustomerAgreementInOre>[]): AgreementsState => ({
  status: 'ready',
  list: {
    avtaler: avtaler as CustomerAgreementInOre[],
    monthlyOre: 0,
    yearlyOre: 0,
    systemSourceError: false,
  },
});
const [own, union] = [{ productType: 'INNBO' }, { productType: 'KOLLEKTIV_HJEM' }];

test.each<[string, AgreementsState, boolean]>([
  ['both', having(own, union), true],
  ['two of their own', having(own, own), false],
  ['the union’s alone', having(union), false],
  ['one that is about to end', having({ ...own, standing: 'ENDING' }, union), false],
  ['one that has ended', having({ ...own, standing: 'ENDED' }, union), false],
  ['nobody knows', { status: 'failed' }, false],
])('%s', (_name, state, expected) => {
  expect(hasTwoContents(state)).toBe(expected);
});
