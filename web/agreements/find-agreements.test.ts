import { expect, test } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { CAR } from '../testing/agreements.ts';
import { findAgreements, kindsIn } from './find-agreements.ts';

const TODAY = '2026-11-22';

const agreement = (policyNumber: string, fields: Partial<CustomerAgreementInOre>) => ({
  ...CAR,
  policyNumber,
  ...fields,
});

const all = [
  agreement('1', { description: 'Volvo V60, EL 48213', avtaleStatus: 'RENEWAL' }),
  agreement('2', { description: 'Volvo 740, DE 10020', avtaleStatusDescription: 'Til Annullasjon' }),
  agreement('3', {
    description: 'Golf',
    avtaleStatusDescription: 'Til Annullasjon',
    endDate: '2026-12-31',
  }),
  agreement('4', {
    standing: 'ENDED',
    description: 'Lada',
    avtaleStatusDescription: 'Til Annullasjon',
    endDate: '2026-11-14',
  }),
  agreement('81030765', { name: 'Husforsikring', productType: 'HUS', description: 'Åsveien 2' }),
];
const found = (text: string, kind = '') =>
  findAgreements(all, { text, kind }, TODAY)?.map(({ policyNumber }) => policyNumber) ?? null;

test.each<[text: string, kind: string, numbers: string[] | null]>([
  ['', '', null],
  ['  ', '', null],
  ['volvo', '', ['1', '2']],
  ['VOLVO el', '', ['1']],
  ['EL48213', '', ['1']],
  ['8103 0765', '', ['81030765']],
  ['åsv', '', ['81030765']],
  ['81030765', '', ['81030765']],
  ['kjøretøy', '', ['1', '2', '3', '4']],
  ['', 'Avsluttes', ['2', '3']],
  ['volvo', 'Avsluttes', ['2']],
  ['', 'Avsluttet', ['4']],
  ['traktor', '', []],
])('finds by text “%s” and kind “%s”: %j', (text, kind, numbers) => {
  expect(found(text, kind)).toEqual(numbers);
});

test('counts the agreements by kind, with those that end as one kind and those that have ended as another', () => {
  expect([...kindsIn(all, TODAY)]).toEqual([
    ['Fornyelse', 1],
    ['Avsluttes', 2],
    ['Avsluttet', 1],
  ]);
});
