import { expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import type { Standing } from '../../domain/standing.ts';
import { presentPrices } from './present-prices.ts';

const offer = (fields: Partial<OfferInOre>): OfferInOre => ({
  policyNumber: '1',
  name: 'Forsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyOre: 1,
  yearlyOre: null,
  tfaMonthlyOre: null,
  packageOffers: null,
  ...fields,
});
const agreement = (fields: Partial<DetailedCustomerAgreementInOre>): DetailedCustomerAgreementInOre => ({
  policyNumber: '9',
  name: 'Forsikring',
  productType: 'BIL',
  systemSource: 'PARIS',
  standing: 'IN_FORCE',
  details: null,
  monthlyOre: 50_050,
  yearlyOre: null,
  ...fields,
});

test('the price is for other cover if the coverages of the offer and the agreement differ', () => {
  const details = (deductibleOre: number) => ({
    insuredOre: null,
    deductibleOre: null,
    coverages: [{ navn: 'Kasko', sumOre: null, deductibleOre }],
  });
  const about = { description: 'Volvo V60, EL 04821' };
  const agreements = [agreement({ ...about, details: details(600) })];
  const isOther = (each: OfferInOre) => presentPrices([each], agreements)[0]?.annenDekning;
  expect(isOther(offer({ ...about, details: details(600) }))).toBeUndefined();
  expect(isOther(offer({ ...about, details: details(400) }))).toBe(true);
});

test.each<[string, Partial<OfferInOre>, Partial<DetailedCustomerAgreementInOre>[], number | undefined]>([
  ['the same car', { description: 'Volvo, EL 04821' }, [{ description: 'Volvo V60, EL 04821' }], 500.5],
  ['another car', { description: 'Volvo, EL 04821' }, [{ description: 'Volvo, EL 04822' }], undefined],
  [
    'a car when one description has no registration number',
    { description: 'Volvo' },
    [{ description: 'Volvo, EL 04821' }],
    undefined,
  ],
  [
    'another product type',
    { description: 'EL 04821' },
    [{ description: 'EL 04821', productType: 'MC' }],
    undefined,
  ],
  [
    'the same house when the offer has a longer description',
    { productType: 'HUS', description: 'Storgata 1, 0155 Oslo, med innbo' },
    [{ productType: 'HUS', description: 'Storgata 1, 0155 oslo' }],
    500.5,
  ],
  [
    'a house with another number',
    { productType: 'HUS', description: 'Storgata 1, 0155 Oslo' },
    [{ productType: 'HUS', description: 'Storgata 12, 0155 Oslo' }],
    undefined,
  ],
  [
    'two agreements that match',
    { productType: 'HUS', description: 'Låve' },
    [
      { productType: 'HUS', description: 'Låve, stor' },
      { productType: 'HUS', description: 'Låve, liten' },
    ],
    undefined,
  ],
  ['nothing described', {}, [{}], undefined],
  ['no price', { description: 'Låve' }, [{ description: 'Låve', monthlyOre: null }], undefined],
  [
    'covers that can’t be read',
    { description: 'Låve' },
    [{ description: 'Låve', uleselig: ['avtaleDetaljer.dekninger'] }],
    undefined,
  ],
])('presentPrices handles %s', (_case, offered, agreed, kroner) => {
  const prices = presentPrices([offer(offered)], agreed.map(agreement));
  expect(prices.map(({ monthlyPrice }) => monthlyPrice)).toEqual(kroner === undefined ? [] : [kroner]);
});

test('presentPrices has the price of a year if there is no monthly one', () => {
  const [price] = presentPrices(
    [offer({ description: 'Låve' })],
    [agreement({ description: 'Låve', monthlyOre: null, yearlyOre: 120_000 })],
  );
  expect(price?.yearlyPrice).toBe(1200);
});

test.each<[Standing, boolean]>([
  ['IN_FORCE', true],
  ['RENEWING', true],
  ['ENDING', true],
  ['ENDED', false],
  ['NOT_STARTED', false],
  ['UNDER_REVIEW', false],
  ['WAITING', false],
  ['TEMPORARY', false],
])('presentPrices compares with an agreement that is %s: %s', (standing, isCompared) => {
  const agreed = agreement({ description: 'Låve', standing });
  expect(presentPrices([offer({ description: 'Låve' })], [agreed])).toHaveLength(isCompared ? 1 : 0);
});

test('presentPrices reports that the agreement has another cover', () => {
  const prices = (offered: string, agreed: string) =>
    presentPrices([offer({ description: offered })], [agreement({ description: agreed })]);
  const price = { policyNumber: '1', systemSource: 'NICE', monthlyPrice: 500.5 };
  expect(prices('EL 04821, Kasko', 'EL 04821, Kasko')).toEqual([price]);
  expect(prices('EL 04821, Kasko', 'EL 04821, Delkasko')).toEqual([{ ...price, annenDekning: true }]);
});
