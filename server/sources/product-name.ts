import { texts as terms } from '../../texts/nb/insurance-terms.ts';

const NAMES: Readonly<Record<string, string>> = terms.products;

/**
 * Returns the name for an insurance without a name: that of its product, or 'Forsikring' for an unknown
 * product.
 */
export function productName(productType: unknown): string {
  const type = String(productType);
  return (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? 'Forsikring';
}
