import { isOfferType } from '../../domain/offer-types.ts';
import { PRODUCTS } from './products.ts';

/** Whether a product type is one that customers buy here: of others there is no real receipt (ADR-016). */
export function isSold(productType: string): boolean {
  return isOfferType(productType) || PRODUCTS.some(({ type }) => type === productType);
}

/** Whether a text can be a product type: capital letters, digits and underscores. */
export function isProductType(text: string): boolean {
  return /^[A-Z0-9_]{1,60}$/.test(text);
}
