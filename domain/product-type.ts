/** Returns whether a text has the form of a product type: 1–60 capital letters, digits and underscores. */
export function isProductType(text: string): boolean {
  return /^[A-Z0-9_]{1,60}$/.test(text);
}
