import { formats } from '#texts/formats.ts';
import type { PriceUnit } from '../../domain/money.ts';
import { type OfferTotal, offerTotals } from '../../domain/offer-total.ts';
import { formatOre } from '../platform/format.ts';

/** Returns a total as text, prefixed if a part of it is unknown: 'fra 433,33 kr/md'. */
export function totalText({ ore, isFrom }: OfferTotal, unit: PriceUnit): string {
  const text = formatOre(ore, unit);
  return isFrom ? formats.from(text) : text;
}

/** Returns the price of a month with that of its package, or of a year if that is unknown; null: neither is known. */
export function priceText(offer: Parameters<typeof offerTotals>[0]): string | null {
  const { monthly, yearly } = offerTotals(offer);
  if (monthly) return totalText(monthly, 'kr/md');
  return yearly && totalText(yearly, 'kr/år');
}
