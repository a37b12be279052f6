import { isOfferType } from '../../domain/offer-types.ts';
import { PRODUCTS } from './products.ts';

/** Returns whether customers can buy a product type here. Other types have no genuine receipt (ADR-036). */
export function isSold(productType: string): boolean {
  return isOfferType(productType) || PRODUCTS.some(({ type }) => type === productType);
}
