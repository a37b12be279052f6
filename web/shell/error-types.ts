/** The texts of a full-screen error. `contact` follows the link «Ta kontakt med oss». */
export type ErrorScreen = { title: string; lead?: string; contact?: string };

/** The types of full-screen errors and purchase blocks that other apps may link to (spec: shell §8.3, shell §8.4). */
export const ERROR_TYPES = [
  'generell',
  'utilgjengelig',
  'avsluttForsikring',
  'alleredeAvsluttet',
  'finnes',
  'kanIkkeSeForsikringPaaNett',
] as const;
export const PURCHASE_BLOCK_TYPES = [
  'under18',
  'generell',
  'lo',
  'uonsket',
  'utenlandskBosted',
  'kanIkkeSeForsikringPaaNett',
] as const;

export type ErrorType = (typeof ERROR_TYPES)[number];
export type PurchaseBlockType = (typeof PURCHASE_BLOCK_TYPES)[number];

/** Returns whether a string is one of the types. */
export function isTypeOf<Type extends string>(
  types: readonly Type[],
  type: string | undefined,
): type is Type {
  return (types as readonly (string | undefined)[]).includes(type);
}
