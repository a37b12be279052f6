import { describe, expect, it } from 'vitest';
import { offerInOre } from '../../contract/in-ore.ts';
import type { Offer, PackageOffer } from '../../contract/offers.ts';
import { OFFER_TYPES } from '../../domain/offer-types.ts';
import { purchaseTarget } from './purchase-target.ts';

const HOUSE = '/privat/forsikring/hus/startside-tilbud';

function target(productType: string, fields: Partial<Offer> = {}): string | null {
  const offer: Offer = { policyNumber: '123', name: 'Tilbud', productType, systemSource: 'NICE' };
  return purchaseTarget(offerInOre({ ...offer, versionNumber: 4, ...fields }));
}

const TARGETS: [string, string][] = [
  ['HUS', `${HOUSE}?husAvtale=123&version=4`],
  ['INNBO', '/privat/forsikring/innbo/tilbud/123/4'],
  ['FRITIDSHUS', '/privat/forsikring/hytte/tilbud/123/4'],
  ['REISE', '/privat/forsikring/skade/reise/utsjekk/123/fortsett'],
  ['KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/oppsummering/123/4'],
  ['LOFAVOR_KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/oppsummering/123/4'],
  ['BIL', '/privat/forsikring/motor/bil/123'],
  ['MC', '/privat/forsikring/motor/mc/123'],
  ['MOPED', '/privat/forsikring/motor/moped/123'],
  ['BAAT', '/privat/forsikring/motor/baat/123'],
  ['SEK', '/privat/forsikring/motor/sek/123'],
  ['TILHENGER', '/privat/forsikring/motor/tilhenger/hent/123'],
];

it('every supported product type has a target', () => {
  expect(TARGETS.map(([type]) => type)).toEqual([...OFFER_TYPES]);
});

it.each(TARGETS)('the target of %s is %s', (productType, expected) => {
  expect(target(productType)).toBe(expected);
});

it.each(['LIVSFORSIKRING', 'BEHANDLINGSFORSIKRING', 'bil', '', 'constructor'])(
  'product type %j has no target',
  (productType) => {
    expect(target(productType)).toBeNull();
  },
);

describe('the target of a house', () => {
  const contents = (policyNumber: string): PackageOffer => ({ policyNumber, productType: 'INNBO' });
  const unnamed: PackageOffer = { policyNumber: '9' };
  const trailer: PackageOffer = { policyNumber: '8', productType: 'TILHENGER' };

  it.each<[string, PackageOffer[], string]>([
    ['one contents insurance', [contents('7')], '&innboAvtale=7'],
    ['one contents insurance among others', [trailer, contents('7'), unnamed], '&innboAvtale=7'],
    ['two contents insurances', [contents('7'), contents('6')], ''],
    ['the same contents insurance twice', [contents('7'), contents('7')], ''],
    ['none', [trailer, unnamed], ''],
    ['an empty package', [], ''],
  ])('with %s', (_, pakkeTilbud, added) => {
    expect(target('HUS', { pakkeTilbud })).toBe(`${HOUSE}?husAvtale=123&version=4${added}`);
  });
});

it('the target of another type ignores contents insurances', () => {
  const pakkeTilbud = [{ policyNumber: '7', productType: 'INNBO' }];
  expect(target('FRITIDSHUS', { pakkeTilbud })).toBe('/privat/forsikring/hytte/tilbud/123/4');
});

it('the target contains version 0, and no version if the offer has none', () => {
  expect(target('INNBO', { versionNumber: 0 })).toBe('/privat/forsikring/innbo/tilbud/123/0');
  const without = offerInOre({
    policyNumber: '123',
    name: 'Tilbud',
    productType: 'INNBO',
    systemSource: 'NICE',
  });
  expect(purchaseTarget(without)).toBe('/privat/forsikring/innbo/tilbud/123');
  expect(purchaseTarget({ ...without, productType: 'HUS' })).toBe(`${HOUSE}?husAvtale=123`);
});

it('the target encodes numbers', () => {
  const policyNumber = 'A/1 ?#%&=æ$&{v}';
  expect(target('BIL', { policyNumber })).toBe(
    '/privat/forsikring/motor/bil/A%2F1%20%3F%23%25%26%3D%C3%A6%24%26%7Bv%7D',
  );
  const pakkeTilbud = [{ policyNumber: 'B&version=9', productType: 'INNBO' }];
  const { searchParams } = new URL(target('HUS', { policyNumber, pakkeTilbud }) ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    husAvtale: policyNumber,
    version: '4',
    innboAvtale: 'B&version=9',
  });
  expect(target('BIL', { policyNumber: '1\ud800' })).toBe('/privat/forsikring/motor/bil/1%EF%BF%BD');
});
