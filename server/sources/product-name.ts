import { wordOf } from '../../domain/word-of.ts';
import { texts as products } from '../../texts/nb/products.ts';

/**
 * Returns the name for an insurance without a name: that of its product, or 'Forsikring' for an unknown
 * product.
 */
export function productName(productType: unknown): string {
  return wordOf(products, String(productType)) ?? 'Forsikring';
}
