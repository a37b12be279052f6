/** Controls, line and paragraph separators, and marks that turn the direction of the text around them. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Returns the rule that a text from a file or a system breaks, in words for the file's author; undefined where it holds. */
export function textIssue(text: string): string | undefined {
  if (CONTROL_CHARACTERS.test(text)) return 'must not hold control characters';
  if (!text.isWellFormed()) return 'must not hold half a surrogate pair';
  if (text !== '' && text.trim() === '') return 'must not be blank';
  return undefined;
}
