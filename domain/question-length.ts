/** The limits of a question, in characters (spec: beyond §8). */
export const QUESTION_LENGTH = { minLength: 2, maxLength: 100 } as const;
