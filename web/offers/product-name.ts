import { texts } from '#texts/offers.ts';
import { isOfferType } from '../../domain/offer-types.ts';

/** Returns what insurance of a product type is called. */
export function productName(productType = ''): string {
  return isOfferType(productType) ? texts.products[productType] : texts.otherProduct;
}
