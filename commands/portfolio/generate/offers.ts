import type { PortfolioCustomer } from '../format.ts';
import { described } from './agreements.ts';
import { makeCoverages } from './coverages.ts';
import { dateWithin } from './dates.ts';
import type { Owner } from './descriptions.ts';
import { makePrices } from './prices.ts';
import { OWN_THINGS } from './products.ts';
import type { Random } from './random.ts';

export type Offer = (PortfolioCustomer['tilbud'] & object)[number];

/** Product types whose offers can be shown (spec: overview §2.6). */
const OFFERED = 'BIL INNBO REISE HUS FRITIDSHUS KJAELEDYR MC MOPED BAAT SEK TILHENGER'.split(' ');
const PRODUCTS = OWN_THINGS.products.filter(({ type }) => OFFERED.includes(type));

/** Returns a customer's offers, numbered from `firstNumber`. A quarter of the customers have some, most of them one. */
export function makeOffers(random: Random, owner: Owner, firstNumber: number): Offer[] {
  if (!random.percent(25)) return [];
  const count = random.percent(75) ? 1 : random.between(2, 5);
  return Array.from({ length: count }, (_, index) => makeOffer(random, owner, firstNumber + 2 * index));
}

function makeOffer(random: Random, owner: Owner, number: number): Offer {
  const { type, name, about, price } = random.weighted(
    PRODUCTS.map((product) => ({ ...product, weight: product.share })),
  );
  return {
    policyNumber: String(number),
    versionNumber: random.percent(80) ? 1 : random.between(2, 6),
    name,
    ...described(about(random, owner)),
    ...(price ? makePrices(random, price) : {}),
    productType: type,
    systemSource: OWN_THINGS.system,
    ...detailed(name, type),
    ...(random.percent(90) ? { expirationDate: dateWithin(random, 60) } : {}),
    ...(type === 'BIL' ? { detaljer: { tfaMonthly: random.between(220, 300) } } : {}),
    ...(type === 'HUS' && random.percent(50) ? { pakkeTilbud: [contentsOffer(random, number + 1)] } : {}),
  };
}

function contentsOffer(random: Random, number: number) {
  return { policyNumber: String(number), ...makePrices(random, [70, 420]), productType: 'INNBO' };
}

function detailed(name: string, productType: string): Pick<Offer, 'avtaleDetaljer'> {
  const dekninger = makeCoverages({ name, productType, systemSource: OWN_THINGS.system });
  return dekninger.length > 0 ? { avtaleDetaljer: { dekninger } } : {};
}
