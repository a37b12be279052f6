/** Control characters, line and paragraph separators, and marks that change the direction of the surrounding text. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Only spaces, and characters that take no room, such as U+200B. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns the rule that a text breaks, as a message for the file's author; undefined when it is valid. */
export function textIssue(text: string): string | undefined {
  if (CONTROL_CHARACTERS.test(text)) return 'must not hold control characters';
  if (!text.isWellFormed()) return 'must not hold half a surrogate pair';
  if (text !== '' && BLANK.test(text)) return 'must not be blank';
  return undefined;
}
