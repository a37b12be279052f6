import { texts as terms } from '../../texts/nb/insurance-terms.ts';

const NAMES: Readonly<Record<string, string>> = terms.products;

/** Returns the name of an insurance whose system gave it none: its product's name, 'Forsikring' for an unknown one. */
export function productName(productType: unknown): string {
  const type = String(productType);
  return (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? 'Forsikring';
}
