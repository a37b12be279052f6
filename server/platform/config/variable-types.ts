import { Type } from 'typebox';

/** The range of a whole number, in `of` if that is a unit. `zero` says what 0 means. */
type Range = { of?: string; minimum: 0 | 1; maximum?: number; zero?: string; default?: number };

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns the schema of a whole number. An integer schema would truncate a decimal in a text. */
export function wholeNumber({ of, zero, ...range }: Range) {
  const { minimum, maximum } = range;
  const description = [
    'a whole number',
    of && `of ${of}`,
    maximum ? `from ${minimum} to ${maximum}` : minimum === 0 ? 'from 0' : 'above 0',
    zero && (maximum ? `(0: ${zero})` : `(${zero})`),
  ];
  return Type.Number({ multipleOf: 1, ...range, description: description.filter(Boolean).join(' ') });
}

/** Returns the number that a text writes, such as 5, 0.5 or 3.6e+06 (Helm); any other text, for its schema to reject. */
export function readNumber(text: string): number | string {
  return /^\s*\d*\.?\d+(e\+?\d+)?\s*$/i.test(text) ? Number(text) : text;
}

/** Returns the schema of a text that is one of the given values. */
export function oneOf<const Values extends string[]>(
  values: [...Values],
  options: { default?: Values[number] } = {},
) {
  return Type.Enum(values, { ...options, description: OR.format(values) });
}

/** Returns the schema of an address to which paths are added. `what` describes the address. */
export const baseAddress = (what = 'an https:// address') =>
  Type.String({
    pattern: '^https?://[^\\s/@?#]+[^\\s@?#]*$',
    description: `${what} (http:// on localhost only), without user, query and fragment`,
  });
