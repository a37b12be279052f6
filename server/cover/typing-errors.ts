/** Shorter words have too many neighbours that mean something else (spec: beyond §8). */
const MIN_LETTERS = 5;
/** What people write on a keyboard without æ, ø and å. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['ae', 'æ'],
  ['oe', 'ø'],
  ['aa', 'å'],
];

/**
 * Returns whether `typed` is `word` with one typing error: a letter too many, too few, wrong, or two letters
 * swapped. Words below five letters match only when æ, ø or å is written as two letters.
 */
export function isTypingErrorOf(typed: string, word: string): boolean {
  if (LETTERS.some(([pair, letter]) => typed !== word && typed.replaceAll(pair, letter) === word))
    return true;
  if (typed.length < MIN_LETTERS || Math.abs(typed.length - word.length) > 1 || typed === word) return false;
  const start = sameStart(typed, word);
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (typed.length > word.length) return rest(typed, 1) === rest(word, 0);
  if (typed.length < word.length) return rest(typed, 0) === rest(word, 1);
  if (rest(typed, 1) === rest(word, 1)) return true;
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return isSwapped && rest(typed, 2) === rest(word, 2);
}

function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
