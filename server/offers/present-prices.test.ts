import { expect, test } from 'vitest';
import type { AgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
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
const agreement = (fields: Partial<AgreementInOre>): AgreementInOre => ({
  policyNumber: '9',
  name: 'Forsikring',
  productType: 'BIL',
  systemSource: 'PARIS',
  monthlyOre: 50_050,
  yearlyOre: null,
  ...fields,
});

test.each<[string, Partial<OfferInOre>, Partial<AgreementInOre>[], number | undefined]>([
  ['the same car', { description: 'Volvo, EL 04821' }, [{ description: 'Volvo V60, EL 04821' }], 500.5],
  ['another car', { description: 'Volvo, EL 04821' }, [{ description: 'Volvo, EL 04822' }], undefined],
  [
    'a car of which one has no number',
    { description: 'Volvo' },
    [{ description: 'Volvo, EL 04821' }],
    undefined,
  ],
  ['another kind', { description: 'EL 04821' }, [{ description: 'EL 04821', productType: 'MC' }], undefined],
  [
    'the same house, of which the offer says more',
    { productType: 'HUS', description: 'Storgata 1, 0155 Oslo, med innbo' },
    [{ productType: 'HUS', description: 'Storgata 1, 0155 oslo' }],
    500.5,
  ],
  [
    'a house of another number',
    { productType: 'HUS', description: 'Storgata 1, 0155 Oslo' },
    [{ productType: 'HUS', description: 'Storgata 12, 0155 Oslo' }],
    undefined,
  ],
  [
    'two that would do',
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
    'what is not in force yet',
    { description: 'Låve' },
    [{ description: 'Låve', avtaleStatus: 'PENDING' }],
    undefined,
  ],
])('%s', (_what, offered, agreed, kroner) => {
  const prices = presentPrices([offer(offered)], agreed.map(agreement));
  expect(prices).toEqual(
    kroner === undefined ? [] : [{ policyNumber: '1', systemSource: 'NICE', monthlyPrice: kroner }],
  );
});
