import { expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { candidatesOf } from './candidates.ts';

test.each([
  ['2026-11-23', true],
  ['2026-11-24', null],
])('the cover of an insurance that is cancelled and begins on %s is included: %s', (gjelderFra, included) => {
  const coverages = [{ navn: 'Mobiltelefon', sumOre: null, deductibleOre: null }];
  const agreement: DetailedCustomerAgreementInOre = {
    ...{ policyNumber: '1', name: 'Innbo', productType: 'INNBO', systemSource: 'NICE' },
    ...{ standing: 'ENDING', monthlyOre: null, yearlyOre: null },
    details: { gjelderFra, insuredOre: null, deductibleOre: null, coverages },
  };
  expect(candidatesOf(agreement, '2026-11-23').map(({ hit }) => hit.inkludert)).toEqual([included]);
});
