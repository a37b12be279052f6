import { expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { candidatesOf, readDocuments } from './candidates.ts';
import type { OwnText } from './text-store.ts';

test.each([
  ['2026-11-23', true, undefined],
  ['2026-11-24', null, false],
])('an insurance that is cancelled and begins on %s covers: %s', (gjelderFra, included, applies) => {
  const coverages = [{ navn: 'Mobiltelefon', sumOre: null, deductibleOre: null }];
  const agreement: DetailedCustomerAgreementInOre = {
    ...{ policyNumber: '1', name: 'Innbo', productType: 'INNBO', systemSource: 'NICE' },
    ...{ standing: 'ENDING', monthlyOre: null, yearlyOre: null },
    details: { gjelderFra, insuredOre: null, deductibleOre: null, coverages },
  };
  const [cover] = candidatesOf(agreement, '2026-11-23');
  expect(cover?.hit.inkludert).toBe(included);
  const document = {
    id: 'd',
    tittel: 'Vilkår',
    type: 'VILKAAR',
    dato: '2026-11-01',
    systemSource: 'NICE',
  } as const;
  const text = { pages: 1 } as OwnText;
  const documents = [{ document: { ...document, avtalenummer: '1' }, text, isFailed: false }];
  const [page] = readDocuments(documents, [agreement], '2026-11-23');
  expect([cover?.hit.gjelderIDag, page?.candidate.hit.gjelderIDag]).toEqual([applies, applies]);
});

test('a cover with an empty description is quoted by its name', () => {
  const coverages = [{ navn: 'Leiebil', beskrivelse: '', sumOre: null, deductibleOre: null }];
  const agreement: DetailedCustomerAgreementInOre = {
    ...{ policyNumber: '1', name: 'Bil', productType: 'BIL', systemSource: 'NICE' },
    ...{ standing: 'IN_FORCE', monthlyOre: null, yearlyOre: null },
    details: { insuredOre: null, deductibleOre: null, coverages },
  };
  expect(candidatesOf(agreement, '2026-11-23')).toMatchObject([{ quoted: 'Leiebil' }]);
});
