import { texts as products } from '../../texts/nb/products.ts';

const NAMES: Readonly<Record<string, string>> = products;

/**
 * Returns the name for an insurance without a name: that of its product, or 'Forsikring' for an unknown
 * product.
 */
export function productName(productType: unknown): string {
  const type = String(productType);
  return (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? 'Forsikring';
}
