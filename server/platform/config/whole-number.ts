import { type TNumberOptions, Type } from 'typebox';

/**
 * Returns the schema of a whole number. Unlike an integer schema, it rejects a decimal in a text instead of
 * truncating it.
 */
export const wholeNumber = (options: TNumberOptions) => Type.Number({ multipleOf: 1, ...options });
