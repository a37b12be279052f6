import fc from 'fast-check';
import { IsArray, IsNumber, IsObject, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { costOf } from '../domain/agreement-cost.ts';
import { offerTotals } from '../domain/offer-total.ts';
import { type Agreement, AgreementList, DetailedAgreement } from './agreements.ts';
import { Claim, CustomerClaim } from './claims.ts';
import { CoverHit } from './cover.ts';
import {
  agreementListInKroner,
  agreementListInOre,
  claimInKroner,
  claimInOre,
  coverageInKroner,
  coverageInOre,
  detailedAgreementInKroner,
  detailedAgreementInOre,
  invoiceInKroner,
  invoiceInOre,
  offerListInKroner,
  offerListInOre,
  sharesAddUp,
} from './in-ore.ts';
import { Invoice } from './invoices.ts';
import { type Offer, OfferList } from './offers.ts';
import { Summary } from './summary.ts';
import { summaryInKroner, summaryInOre } from './summary-in-ore.ts';

const ITEM = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' } as const;

/** All possible amounts on the wire, in the form in which JSON stores them. */
const kroner = fc.oneof(
  fc.constantFrom(0, 0.01, 0.1, 0.29, 1.15, 999_999_998.99, 999_999_999),
  fc
    .tuple(fc.integer({ min: 0, max: 999_999_998 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, rest]) => Number(`${whole}.${String(rest).padStart(2, '0')}`)),
);
const difference = fc
  .tuple(kroner, fc.boolean())
  .map(([amount, isLess]) => (isLess && amount > 0 ? -amount : amount));
const prices = fc.record({ monthlyPrice: kroner, yearlyPrice: kroner }, { requiredKeys: [] });
const agreements: fc.Arbitrary<Agreement[]> = fc.array(prices.map((given) => ({ ...ITEM, ...given })));
const STANDING = { standing: 'IN_FORCE' } as const;
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

it('converts agreements to øre and back without changes', () => {
  fc.assert(
    fc.property(
      agreements,
      kroner,
      kroner,
      fc.boolean(),
      (avtaler, monthlySum, yearlySum, systemSourceError) => {
        const list = {
          avtaler: avtaler.map((each) => ({ ...each, ...STANDING })),
          monthlySum,
          yearlySum,
          systemSourceError,
        };
        expect(Check(AgreementList, list)).toBe(true);
        expect(agreementListInKroner(agreementListInOre(list))).toEqual(list);
      },
    ),
  );
});

it('converts earlier prices and a renewal to øre and back without changes', () => {
  const price = { aarspris: kroner, maanedspris: kroner };
  const reason = fc.record(
    { slag: fc.constant('DIN'), tekst: fc.constant('a'), belop: difference },
    { requiredKeys: [] },
  );
  const details = fc.record({
    prishistorikk: fc.array(fc.record({ fra: fc.constant('2026-01-01'), ...price }, { requiredKeys: [] })),
    fornyelse: fc.record(
      { dato: fc.constant('2027-01-01'), ...price, grunner: fc.array(reason, { minLength: 1 }) },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(details, (avtaleDetaljer) => {
      const agreement = { ...ITEM, avtaleDetaljer };
      expect(Check(DetailedAgreement, agreement)).toBe(true);
      expect(detailedAgreementInKroner(detailedAgreementInOre(agreement))).toEqual(agreement);
    }),
  );
});

it('converts offers with fee and package to øre and back without changes', () => {
  fc.assert(
    fc.property(offers, fc.boolean(), (tilbud, systemSourceError) => {
      const list = { tilbud, systemSourceError };
      expect(Check(OfferList, list)).toBe(true);
      expect(offerListInKroner(offerListInOre(list))).toEqual(list);
    }),
  );
});

const amounts = fc.record({ forsikringssum: kroner, egenandel: kroner }, { requiredKeys: [] });
const coverages = fc.array(
  fc
    .record({ sum: kroner, egenandel: kroner, inkludert: fc.boolean() }, { requiredKeys: [] })
    .map((given) => ({ navn: 'Brann', ...given })),
  { minLength: 1 },
);

it('converts an agreement with or without details to øre and back without changes', () => {
  const details = fc
    .tuple(amounts, fc.record({ dekninger: coverages }, { requiredKeys: [] }))
    .map(([own, covered]) => ({ avtaleDetaljer: { hovedforfall: '2027-01-01', ...own, ...covered } }));
  fc.assert(
    fc.property(prices, fc.oneof(details, fc.constant({})), (price, more) => {
      const agreement = { ...ITEM, ...price, ...more };
      expect(Check(DetailedAgreement, agreement)).toBe(true);
      expect(detailedAgreementInKroner(detailedAgreementInOre(agreement))).toEqual(agreement);
    }),
  );
});

it('converts invoices and claims to øre and back without changes', () => {
  fc.assert(
    fc.property(difference, fc.record({ utbetalt: kroner }, { requiredKeys: [] }), (belop, paid) => {
      const common = { id: '1', systemSource: 'NICE' } as const;
      const invoice = { ...common, forfallsdato: '2026-12-31', belop, status: 'KOMMENDE' };
      expect(Check(Invoice, invoice)).toBe(true);
      expect(invoiceInKroner(invoiceInOre(invoice))).toEqual(invoice);
      const reported = {
        skadenummer: 'S1',
        tittel: 'Steinsprut',
        meldtDato: '2026-11-02',
        status: 'MOTTATT',
      };
      const claim = { ...common, ...reported, ...paid };
      expect(Check(Claim, claim)).toBe(true);
      expect(claimInKroner(claimInOre(claim))).toEqual(claim);
    }),
  );
});

it('converts a missing price to null, and keeps a price of zero', () => {
  const agreement = { ...ITEM, ...STANDING };
  const list = { avtaler: [agreement, { ...agreement, monthlyPrice: 0 }], monthlySum: 0, yearlySum: 0 };
  const { avtaler } = agreementListInOre({ ...list, systemSourceError: false });
  expect(avtaler).toEqual([
    { ...agreement, monthlyOre: null, yearlyOre: null },
    { ...agreement, monthlyOre: 0, yearlyOre: null },
  ]);
  expect(offerListInOre({ tilbud: [ITEM], systemSourceError: false }).tilbud).toEqual([
    { ...ITEM, monthlyOre: null, yearlyOre: null, tfaMonthlyOre: null, packageOffers: null },
  ]);
});

it('calculates sums without the rounding errors of binary fractions', () => {
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

it('converts the shares of an invoice to øre and back without changes', () => {
  const share = fc.record({
    systemSource: fc.constant('NICE' as const),
    policyNumber: fc.constant('1'),
    belop: difference,
  });
  fc.assert(
    fc.property(difference, fc.array(share), (belop, fordeling) => {
      const invoice: Invoice = {
        id: '1',
        systemSource: 'NICE',
        forfallsdato: '2026-12-31',
        belop,
        status: 'BETALT',
        fordeling,
      };
      expect(Check(Invoice, invoice)).toBe(true);
      expect(invoiceInKroner(invoiceInOre(invoice))).toEqual(invoice);
    }),
  );
});

it.each([
  [0.3, [0.1, 0.2], true],
  [2094.5, [684, 412, 58.5, 798, 142], true],
  [2094.5, [684, 412], false],
  [100, [100.01], false],
  [100, [], true],
  [-100, [20, -120], true],
])('finds that %d kroner in shares of %j add up: %s', (belop, shares, expected) => {
  const fordeling = shares.map((share) => ({
    systemSource: 'NICE' as const,
    policyNumber: '1',
    belop: share,
  }));
  expect(sharesAddUp({ belop, fordeling })).toBe(expected);
});

/** Kroner that are another number in øre. */
const AMOUNT = 7.13;

/** Returns a value with every field of a schema. Amounts are its only numbers. */
function withEveryField(type: TSchema): unknown {
  if (IsArray(type)) return [withEveryField(type.items)];
  if (!IsObject(type)) return IsNumber(type) ? AMOUNT : 'text';
  const fields = Object.entries(type.properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, withEveryField(field)]));
}

it.each([
  ['agreement', DetailedAgreement, detailedAgreementInOre, detailedAgreementInKroner],
  ['list of agreements', AgreementList, agreementListInOre, agreementListInKroner],
  ['list of offers', OfferList, offerListInOre, offerListInKroner],
  ['invoice', Invoice, invoiceInOre, invoiceInKroner],
  ['claim', CustomerClaim, claimInOre, claimInKroner],
  ['answer of the cover search', CoverHit, coverageInOre, coverageInKroner],
  ['summary', Summary, summaryInOre, summaryInKroner],
])('converts every amount of an entity: %s', (_name, schema, inOre, inKroner) => {
  const onWire = withEveryField(schema);
  const inside = (inOre as (wire: unknown) => unknown)(onWire);
  expect(JSON.stringify(inside), 'convert it in contract/in-ore.ts').not.toContain(String(AMOUNT));
  expect((inKroner as (inside: unknown) => unknown)(inside)).toEqual(onWire);
});
