/** Returns whether a text has the form of a product type: 1–60 capital letters, digits and underscores. */
export function isProductType(text: string): boolean {
  return /^[A-Z0-9_]{1,60}$/.test(text);
}

/** The collective insurances that count as an ordinary product. */
const ORDINARY_PRODUCTS: ReadonlyMap<string, string> = new Map([
  ['KOLLEKTIV_REISE', 'REISE'],
  ['KOLLEKTIV_HJEM', 'INNBO'],
]);

/** Returns the product type that a product counts as in recommendations (spec: overview §4.5). */
export function countsAs(productType: string): string {
  return ORDINARY_PRODUCTS.get(productType) ?? productType;
}
