/**
 * Returns the digits of a Norwegian account number, which systems also write as '1234.56.78903' or '1234 56 78903'. Other
 * numbers are returned unchanged.
 */
export function plainAccountNumber(number: string): string {
  return number.replace(/^(\d{4})[.\s]?(\d{2})[.\s]?(\d{5})$/, '$1$2$3');
}

/** Returns a Norwegian account number in the form '1234 56 78903'. Other numbers are returned unchanged. */
export function formatAccountNumber(number: string): string {
  return plainAccountNumber(number).replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3');
}
