/** What a full-screen error says; `contact` goes on where the link «Ta kontakt med oss» ends. */
export type ErrorScreen = { title: string; lead?: string; contact?: string };

/** The types of full-screen errors and of purchase blocks that other apps may lead to (spec: shell §8.3, shell §8.4). */
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

/** Returns whether a type is one of those. */
export function isTypeOf<Type extends string>(
  types: readonly Type[],
  type: string | undefined,
): type is Type {
  return (types as readonly (string | undefined)[]).includes(type);
}
