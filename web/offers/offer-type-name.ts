import { texts } from '#texts/offers.ts';
import { texts as products } from '#texts/products.ts';
import { isOfferType } from '../../domain/offer-types.ts';

/** Returns the name of an insurance of a product type. */
export function offerTypeName(productType = ''): string {
  return isOfferType(productType) ? products[productType] : texts.otherProduct;
}
