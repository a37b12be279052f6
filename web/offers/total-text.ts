import { texts } from '#texts/offers.ts';
import { formatOre } from '../../domain/money.ts';
import type { OfferTotal } from '../../domain/offer-total.ts';

/** A sum as the card writes it: 'fra 433,33 kr/md' where a part of it is not known. */
export function totalText({ ore, isFrom }: OfferTotal, unit: 'kr/md' | 'kr/år'): string {
  const text = formatOre(ore, unit);
  return isFrom ? texts.from(text) : text;
}
