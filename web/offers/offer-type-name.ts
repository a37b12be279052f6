import { texts } from '#texts/offers.ts';
import { isOfferType } from '../../domain/offer-types.ts';

/** Returns the name of an insurance of a product type. */
export function offerTypeName(productType = ''): string {
  return isOfferType(productType) ? texts.products[productType] : texts.otherProduct;
}
