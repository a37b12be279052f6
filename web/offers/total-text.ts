import { texts } from '#texts/offers.ts';
import type { PriceUnit } from '../../domain/money.ts';
import type { OfferTotal } from '../../domain/offer-total.ts';
import { formatOre } from '../platform/format.ts';

/** Returns a total as text, prefixed if a part of it is unknown: 'fra 433,33 kr/md'. */
export function totalText({ ore, isFrom }: OfferTotal, unit: PriceUnit): string {
  const text = formatOre(ore, unit);
  return isFrom ? texts.from(text) : text;
}
