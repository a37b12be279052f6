/** The longest comment, in UTF-16 code units as a browser counts them (spec: overview §9). */
export const COMMENT_LENGTH = 250;

/** The longest answer to a question of the survey, counted likewise. */
export const ANSWER_LENGTH = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what we look for
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;

/**
 * Returns what the customer wrote, without what no keyboard writes but pasting may bring along, and without space around it.
 */
export function writtenText(text: string): string {
  return text.toWellFormed().replace(CONTROL, '').trim();
}
