import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { costOf } from '../domain/agreement-cost.ts';
import { offerTotals } from '../domain/offer-total.ts';
import { type Agreement, AgreementList } from './agreements.ts';
import { agreementListInKroner, agreementListInOre, offerListInKroner, offerListInOre } from './in-ore.ts';
import { type Offer, OfferList } from './offers.ts';

const ITEM = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' } as const;

/** Every amount that the wire can have, written as JSON has it. */
const kroner = fc.oneof(
  fc.constantFrom(0, 0.01, 0.1, 0.29, 1.15, 999_999_998.99, 999_999_999),
  fc
    .tuple(fc.integer({ min: 0, max: 999_999_998 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, rest]) => Number(`${whole}.${String(rest).padStart(2, '0')}`)),
);
const prices = fc.record({ monthlyPrice: kroner, yearlyPrice: kroner }, { requiredKeys: [] });
const agreements: fc.Arbitrary<Agreement[]> = fc.array(prices.map((given) => ({ ...ITEM, ...given })));
const offers: fc.Arbitrary<Offer[]> = fc.array(
  fc
    .tuple(
      prices,
      fc.record(
        {
          detaljer: fc.record({ tfaMonthly: kroner }),
          pakkeTilbud: fc.array(prices.map((given) => ({ ...given, policyNumber: '2' }))),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([own, rest]) => ({ ...ITEM, ...own, ...rest })),
);

it('agreements come back as they were on the wire', () => {
  fc.assert(
    fc.property(
      agreements,
      kroner,
      kroner,
      fc.boolean(),
      (avtaler, monthlySum, yearlySum, systemSourceError) => {
        const list = { avtaler, monthlySum, yearlySum, systemSourceError };
        expect(Check(AgreementList, list)).toBe(true);
        expect(agreementListInKroner(agreementListInOre(list))).toEqual(list);
      },
    ),
  );
});

it('offers come back as they were on the wire, with fee and package', () => {
  fc.assert(
    fc.property(offers, fc.boolean(), (tilbud, systemSourceError) => {
      const list = { tilbud, systemSourceError };
      expect(Check(OfferList, list)).toBe(true);
      expect(offerListInKroner(offerListInOre(list))).toEqual(list);
    }),
  );
});

it('what is absent on the wire is null inside, and what costs nothing is not', () => {
  const list = { avtaler: [ITEM, { ...ITEM, monthlyPrice: 0 }], monthlySum: 0, yearlySum: 0 };
  const { avtaler } = agreementListInOre({ ...list, systemSourceError: false });
  expect(avtaler).toEqual([
    { ...ITEM, monthlyOre: null, yearlyOre: null },
    { ...ITEM, monthlyOre: 0, yearlyOre: null },
  ]);
  expect(offerListInOre({ tilbud: [ITEM], systemSourceError: false }).tilbud).toEqual([
    { ...ITEM, monthlyOre: null, yearlyOre: null, tfaMonthlyOre: null, packageOffers: null },
  ]);
});

it('sums are those that binary fractions would miss', () => {
  const [one, other] = [0.1, 0.2].map((monthlyPrice) => ({ ...ITEM, monthlyPrice }));
  const list = {
    avtaler: [one, other],
    monthlySum: 0,
    yearlySum: 0,
    systemSourceError: false,
  } as AgreementList;
  const { avtaler } = agreementListInOre(list);
  const { monthlyOre, yearlyOre } = costOf(avtaler);
  const total = agreementListInKroner({ avtaler, monthlyOre, yearlyOre, systemSourceError: false });
  expect(total).toMatchObject({ monthlySum: 0.3, yearlySum: 3.6 });

  const offer = { ...ITEM, monthlyPrice: 0.1, pakkeTilbud: [{ policyNumber: '2', monthlyPrice: 0.2 }] };
  const [whole] = offerListInOre({ tilbud: [offer], systemSourceError: false }).tilbud;
  expect(whole && offerTotals(whole).monthly).toEqual({ ore: 30, isFrom: false });
});
