import { expect, test } from 'vitest';
import type { CustomerAgreement } from '../../contract/agreements.ts';
import { addDays } from '../../domain/days.ts';
import { detailTargetFor } from '../agreements/detail-target.ts';
import { bootOf } from '../testing/boot.ts';
import { type DetailAddress, findAgreement } from './find-agreement.ts';

const boot = bootOf();
const WHOLE = { isLoading: false, isWhole: true };

function agreementOf(fields: Partial<CustomerAgreement> & { policyNumber: string }): CustomerAgreement {
  return { name: 'x', productType: 'BIL', systemSource: 'NICE', standing: 'IN_FORCE', ...fields };
}

function pageAt(path: string, parameters: DetailAddress['parameters']): DetailAddress {
  const [pathname = '', search] = path.split('?');
  return { path: `/privat/forsikring/${pathname}`, parameters, query: new URLSearchParams(search) };
}

const car = agreementOf({ policyNumber: '81030354', productCode: 'B10' });
const group = agreementOf({
  policyNumber: '9',
  productCode: 'G1',
  systemSource: 'LOFAVOR',
  productType: 'KOLLEKTIV_GRUNNFORSIKRING',
});
const slashed = agreementOf({
  policyNumber: '7/B',
  productCode: 'X/1',
  systemSource: 'PARIS',
  productType: 'ANNET',
});
const agreements = [car, group, slashed];

test.each([
  ['by its number', pageAt('motor/detaljer/81030354', { policyNumber: '81030354' }), car],
  ['at another path with its number', pageAt('detaljer/81030354', { policyNumber: '81030354' }), car],
  ['by its code', pageAt('skade/kollektiv/detaljer/grunnforsikring/G1', { productCode: 'G1' }), group],
  ['by a number with a slash', pageAt('detaljer/7%2FB', { policyNumber: '7/B' }), slashed],
  ['by a code with a slash', pageAt('skade/mangler-detaljer/X%2F1/', { productCode: 'X/1' }), slashed],
])('finds an agreement %s', (_how, address, agreement) => {
  expect(findAgreement({ agreements, ...WHOLE }, address, boot)).toEqual({ status: 'found', agreement });
});

test.each([
  [true, false, 'loading'],
  [false, false, 'failed'],
  [false, true, 'none'],
] as const)(
  'for an unknown agreement, with loading %s and all lists complete %s, returns %s',
  (isLoading, isWhole, status) => {
    for (const parameters of [{ policyNumber: '1' }, { productCode: 'X' }, { policyNumber: 'B10' }]) {
      const address = pageAt('detaljer/x', parameters);
      expect(findAgreement({ agreements, isLoading, isWhole }, address, boot)).toEqual({ status });
    }
  },
);

test('among agreements with one number, finds the one whose card leads to the address', () => {
  const house = agreementOf({ policyNumber: '600', productType: 'HUS' });
  const life = agreementOf({ policyNumber: '600', productType: 'LIV', systemSource: 'PROLIFE' });
  const disability = agreementOf({ policyNumber: '600', productType: 'UFORE', systemSource: 'EIKA_PERSON' });
  const paths = [
    ['skade/hus/detaljer/600', house],
    ['liv/avtaledetaljer/600', life],
    ['liv/avtaledetaljer/eika/600', disability],
  ] as const;
  for (const [path, agreement] of paths) {
    const address = pageAt(path, { policyNumber: '600' });
    const all = [house, life, disability];
    expect(findAgreement({ agreements: all, ...WHOLE }, address, boot)).toEqual({
      status: 'found',
      agreement,
    });
    const others = all.filter((each) => each !== agreement);
    const loading = findAgreement({ agreements: others, isLoading: true, isWhole: false }, address, boot);
    expect(loading).toEqual({ status: 'loading' });
  }
});

test('among agreements with one code, finds one that has not ended', () => {
  const ended: CustomerAgreement = { ...group, policyNumber: '8', standing: 'ENDED' };
  const address = pageAt('skade/kollektiv/detaljer/grunnforsikring/G1', { productCode: 'G1' });
  for (const all of [
    [ended, group],
    [group, ended],
  ])
    expect(findAgreement({ agreements: all, ...WHOLE }, address, boot)).toMatchObject({ agreement: group });
  expect(findAgreement({ agreements: [ended], ...WHOLE }, address, boot)).toMatchObject({ agreement: ended });
});

test('of two ended agreements at one address, opens the one that has a card', () => {
  const endedOn = (policyNumber: string, days: number): CustomerAgreement => ({
    ...group,
    policyNumber,
    standing: 'ENDED',
    avtaleStatusDescription: 'Til Annullasjon',
    endDate: addDays(boot.today, -days),
  });
  const [long, lately] = [endedOn('7', 400), endedOn('8', 3)];
  const find = (address: string) =>
    findAgreement({ agreements: [long, lately], ...WHOLE }, pageAt(address, { productCode: 'G1' }), boot);
  const target = detailTargetFor(boot, [lately])(lately).replace('/privat/forsikring/', '');
  expect(find(target)).toEqual({ status: 'found', agreement: lately });
  expect(find(`${target}?avtale=LOFAVOR-7`)).toEqual({ status: 'found', agreement: long });
});

test('opens the agreement that the card led to, of two in force at one address', () => {
  const renewed: CustomerAgreement = { ...group, policyNumber: '10', standing: 'NOT_STARTED' };
  const all = [group, renewed];
  const targetOf = detailTargetFor(boot, all);
  const find = (lists: object, agreement: CustomerAgreement) =>
    findAgreement(
      { agreements: all, ...WHOLE, ...lists },
      pageAt(targetOf(agreement).replace('/privat/forsikring/', ''), { productCode: 'G1' }),
      boot,
    );
  expect(targetOf(group)).toBe('/privat/forsikring/skade/kollektiv/detaljer/grunnforsikring/G1');
  for (const each of all) expect(find({}, each)).toEqual({ status: 'found', agreement: each });
  expect(find({ agreements: [group], isLoading: true, isWhole: false }, renewed)).toEqual({
    status: 'loading',
  });
  expect(find({ agreements: [group], isWhole: false }, renewed)).toEqual({ status: 'failed' });
  expect(find({ agreements: [group] }, renewed)).toEqual({ status: 'found', agreement: group });
});
