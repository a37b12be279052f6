import { type TNumberOptions, Type } from 'typebox';

/** Unlike an integer, it isn't cut to size when it is read from a text. */
export const wholeNumber = (options: TNumberOptions) => Type.Number({ multipleOf: 1, ...options });
