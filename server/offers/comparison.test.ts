import { expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Holdings } from '../standing/holdings.ts';
import { offerComparison } from './comparison.ts';

const TODAY = '2026-11-23';
const KEY = { systemSource: 'NICE', policyNumber: '1' };
const ABOUT = { name: 'Bilforsikring', productType: 'BIL', description: 'EL 04821', systemSource: 'NICE' };
const PRICES = { monthlyOre: 100, yearlyOre: null };
const OFFER = { ...ABOUT, ...PRICES, policyNumber: '1', tfaMonthlyOre: null, packageOffers: null };
const LISTED: DetailedCustomerAgreementInOre = {
  ...ABOUT,
  ...PRICES,
  policyNumber: '9',
  standing: 'IN_FORCE',
  details: null,
};
const DETAILED = {
  ...LISTED,
  details: { insuredOre: null, deductibleOre: 600_000, coverages: [] },
};

type Answers = { offers?: boolean; agreements?: boolean; agreement?: () => DetailedCustomerAgreementInOre };

/** Compares the offer where the lists are complete or not, and the system of the insurance answers this. */
async function compared({ offers = true, agreements = true, agreement = () => DETAILED }: Answers) {
  const holdings = {
    list: async () => ({ items: [OFFER] satisfies OfferInOre[], complete: offers, missing: [] }),
    agreements: async () => ({ items: [LISTED], complete: agreements, missing: [] }),
    agreement: async () => agreement(),
  } as unknown as Holdings;
  const { avtale, systemSourceError } = await offerComparison(holdings, {} as CustomerRequest, KEY, TODAY);
  return [avtale?.avtaleDetaljer?.egenandel, systemSourceError];
}

const refuse = (error: Error) => () => {
  throw error;
};

test.each<[string, Answers, [number | undefined, boolean]]>([
  ['all answers', {}, [6000, false]],
  ['offers missing', { offers: false }, [6000, true]],
  ['insurances missing', { agreements: false }, [6000, true]],
  ['a cover that can’t be read', { agreement: () => ({ ...DETAILED, uleselig: ['tekst'] }) }, [6000, true]],
  ['no details', { agreement: refuse(new ProblemError(503, 'noSuchInsurance')) }, [undefined, true]],
])('a comparison with %s says whether something is missing', async (_what, answers, expected) => {
  expect(await compared(answers)).toEqual(expected);
});

test('a fault of our own is none of the system', async () => {
  await expect(compared({ agreement: refuse(new TypeError('x')) })).rejects.toThrow(TypeError);
});
