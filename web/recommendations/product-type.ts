import { isOfferType } from '../../domain/offer-types.ts';
import { PRODUCTS } from './products.ts';

/** Whether a product type is one that customers buy here: of others there is no real receipt (ADR-036). */
export function isSold(productType: string): boolean {
  return isOfferType(productType) || PRODUCTS.some(({ type }) => type === productType);
}
