/** Maximum length of a comment, in UTF-16 code units as browsers count them (spec: overview §9). */
export const COMMENT_LENGTH = 250;

/** Maximum length of an answer to a survey question, in UTF-16 code units. */
export const ANSWER_LENGTH = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what we look for
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;

/** Returns the customer's text, trimmed. Control characters, which pasted text can contain, are removed. */
export function writtenText(text: string): string {
  return text.toWellFormed().replace(CONTROL, '').trim();
}
