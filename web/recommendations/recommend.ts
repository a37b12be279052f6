import type { Score } from '../../contract/recommendations.ts';
import { countsAs } from '../../domain/product-type.ts';
import { PRODUCTS, type Product } from './products.ts';

/** One main recommendation, and four smaller ones beside it at most (spec: overview §4.5, overview §9). */
const MAX = 5;

export type Recommended = {
  /** the best first, five at most */
  products: readonly Product[];
  /** what would have been recommended too, had the customer not had it already */
  alreadyHad: readonly Product[];
};

/**
 * What to recommend to a customer: the products we can describe, by score, highest first, without those the customer
 * has (spec: overview §4.5). Equal scores follow the order of the specification's list.
 */
export function recommend(scores: readonly Score[], customerProducts: readonly string[]): Recommended {
  const had = new Set(customerProducts.map(countsAs));
  const known = byScore(scores);
  return {
    products: known.filter(({ type }) => !had.has(type)).slice(0, MAX),
    alreadyHad: known.filter(({ type }) => had.has(type)),
  };
}

/** Each product that has content and a score, once, with the highest of its scores. */
function byScore(scores: readonly Score[]): Product[] {
  const best = new Map<string, number>();
  for (const { nextBestOfferProdukt: type, score } of scores) {
    best.set(type, Math.max(score, best.get(type) ?? Number.NEGATIVE_INFINITY));
  }
  const scoreOf = ({ type }: Product) => best.get(type) ?? Number.NEGATIVE_INFINITY;
  return PRODUCTS.filter(({ type }) => best.has(type)).sort((one, other) => scoreOf(other) - scoreOf(one));
}
