import { expect, test } from 'vitest';
import { texts } from '#texts/document-rows.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { filterDocuments, insuranceReferences, kindsOf } from './filter-documents.ts';

const document = (id: string, tittel: string, type: string, dato: string, avtalenummer?: string) =>
  ({ id, tittel, type, dato, avtalenummer, systemSource: 'NICE' }) as InsuranceDocument;

const all = [
  document('a', 'Forsikringsbevis bilforsikring', 'FORSIKRINGSBEVIS', '2026-11-20', '1'),
  document('b', 'Årsoversikt 2025', 'AARSOVERSIKT', '2026-01-15'),
  document('c', 'Vilkår for bilforsikring', 'VILKAAR', '2025-06-01', '1'),
  document('d', 'Noe nytt', 'NYTT_SLAG', '2025-01-01', '2'),
  document('e', 'Grønt kort EL 04821', 'NYTT_SLAG', '2024-01-01', '2'),
  { ...document('f', 'Brev', 'BREV', '2023-01-01', '2'), systemSource: 'PROLIFE' },
];

test.each([
  ['no criteria', {}, ['a', 'b', 'c', 'd', 'e', 'f']],
  ['words of the title, in any case and order', { text: ' BIL  bevis' }, ['a']],
  ['letters beyond ASCII', { text: 'årsoversikt' }, ['b']],
  ['a number without its space', { text: 'el04821' }, ['e']],
  ['a kind', { kind: 'VILKAAR' }, ['c']],
  ['an insurance', { insurance: 'NICE-1' }, ['a', 'c']],
  ['a policy number', { insurance: '2' }, ['d', 'e', 'f']],
  ['an insurance whose number another system uses', { insurance: 'PROLIFE-2' }, ['f']],
  ['all criteria', { text: 'bil', kind: 'VILKAAR', insurance: 'NICE-1' }, ['c']],
  ['criteria that match nothing', { text: 'bil', insurance: 'NICE-2' }, []],
])('finds documents by %s', (_what, filter, ids) => {
  const found = filterDocuments(all, { text: '', kind: '', insurance: '', ...filter });
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('lists each kind and each insurance once, including unknown kinds', () => {
  expect(kindsOf(all)).toEqual(['FORSIKRINGSBEVIS', 'AARSOVERSIKT', 'VILKAAR', 'NYTT_SLAG', 'BREV']);
  expect(insuranceReferences(all)).toEqual([
    { systemSource: 'NICE', avtalenummer: '1' },
    { systemSource: 'NICE', avtalenummer: '2' },
    { systemSource: 'PROLIFE', avtalenummer: '2' },
  ]);
});

test.each([
  [0, 1, 'Viser 0 av 1 dokument.'],
  [1, 2, 'Viser 1 av 2 dokumenter.'],
])('%d of %d found is «%s»', (count, of, text) => {
  expect(texts.search.found(count, of)).toBe(text);
});
