import type { Score } from '../../contract/recommendations.ts';
import { countsAs } from '../../domain/product-type.ts';
import { PRODUCTS, type Product } from './products.ts';

/** Maximum number of recommendations: one main and four small ones (spec: overview §4.5, overview §9). */
const MAX = 5;

export type Recommended = {
  /** best first, at most five */
  products: readonly Product[];
  /** products that are not recommended only because the customer already has them */
  alreadyHad: readonly Product[];
};

/**
 * Returns the products to recommend: those with content, by highest score, except those that the customer has
 * (spec: overview §4.5). Equal scores follow the order of the specification's list.
 */
export function recommend(scores: readonly Score[], customerProducts: readonly string[]): Recommended {
  const had = new Set(customerProducts.map(countsAs));
  const known = byScore(scores);
  return {
    products: known.filter(({ type }) => !had.has(type)).slice(0, MAX),
    alreadyHad: known.filter(({ type }) => had.has(type)),
  };
}

/** Returns each product with content and a score once, sorted by its highest score. */
function byScore(scores: readonly Score[]): Product[] {
  const best = new Map<string, number>();
  for (const { nextBestOfferProdukt: type, score } of scores) {
    best.set(type, Math.max(score, best.get(type) ?? Number.NEGATIVE_INFINITY));
  }
  const scoreOf = ({ type }: Product) => best.get(type) ?? Number.NEGATIVE_INFINITY;
  return PRODUCTS.filter(({ type }) => best.has(type)).sort((one, other) => scoreOf(other) - scoreOf(one));
}
