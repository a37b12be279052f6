import type { PortfolioCustomer } from '../format.ts';
import type { Agreement } from './agreements.ts';
import type { Random } from './random.ts';

/** Product types that recommendations link to (spec: overview §2.6). */
const RECOMMENDED =
  'BIL HUS REISE LIVSFORSIKRING KRITISK_SYKDOM INNBO UFOEREPENSJON BEHANDLINGSFORSIKRING FRITIDSHUS BAAT MC MOPED'.split(
    ' ',
  );

/** Returns scores for some products that the customer lacks, the highest first. Some customers have none. */
export function makeRecommendations(
  random: Random,
  agreements: readonly Agreement[],
): Pick<PortfolioCustomer, 'anbefalinger'> {
  if (random.percent(8)) return {};
  const has = new Set(agreements.map(({ productType }) => productType));
  const products = RECOMMENDED.filter((type) => !has.has(type) && random.percent(40)).slice(0, 5);
  const scores = products
    .map((nextBestOfferProdukt) => ({ nextBestOfferProdukt, score: random.between(1, 99) / 100 }))
    .sort((a, b) => b.score - a.score);
  return { anbefalinger: { scores, controlgroup: random.percent(5), fallback: random.percent(10) } };
}
