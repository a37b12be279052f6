/** Returns a Norwegian account number as people write it, '1234 56 78903'; any other as it is. */
export function formatAccountNumber(number: string): string {
  return number.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3');
}
