/**
 * Returns a customer as an export writes it, without fields that have a default value. Defaults are false,
 * not authorized, 0, an empty text, list or object, and a life customer who does not exist. Prices, numbers
 * within items and details of agreements stay.
 */
export function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const kept = PRICES.includes(key) ? field : withoutDefaults(field);
    return isDefault(key, kept) ? [] : [[key, kept]];
  });
  return Object.fromEntries(fields);
}

const PRICES = [
  'monthlyPrice',
  'yearlyPrice',
  'versionNumber',
  'score',
  'tfaMonthly',
  'belop',
  'avtaleDetaljer',
];

function isDefault(key: string, value: unknown): boolean {
  if (PRICES.includes(key)) return false;
  if (typeof value === 'object' && value !== null) {
    const isNoLifeCustomer = key === 'livKunde' && !('eksisterer' in value);
    return Object.keys(value).length === 0 || isNoLifeCustomer;
  }
  return [false, 'NOT_AUTHORIZED', 0, '', null].includes(value as never);
}
