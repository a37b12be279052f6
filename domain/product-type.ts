/** Returns whether a text can be a product type: capital letters, digits and underscores. */
export function isProductType(text: string): boolean {
  return /^[A-Z0-9_]{1,60}$/.test(text);
}
