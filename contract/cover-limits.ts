/** The limits of a question, in characters (spec: beyond §8). It loads no schema, so that the browser can use it. */
export const QUESTION_LENGTH = { minLength: 2, maxLength: 100 } as const;
