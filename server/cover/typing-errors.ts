/** Shorter words, as they are typed, have too many neighbours: `food` is not `flood` (spec: beyond §8). */
const MIN_LETTERS = 5;
/** What people write on a keyboard without æ, ø and å. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['ae', 'æ'],
  ['oe', 'ø'],
  ['aa', 'å'],
];

/** Endings of inflected words. */
const ENDING = /(?:ene|ane|[ea]r|e[nt]|[aens])$/;
const MAX_ENDING = 3;

/** Returns whether a word can have a typing error that is found. */
export function canHaveError(word: string): boolean {
  return word.length >= MIN_LETTERS || LETTERS.some(([pair]) => word.includes(pair));
}

/** Returns whether `typed` is an inflection of `word` with one typing error: `kamara` of `kameraer`. */
export function isInflectedErrorOf(typed: string, word: string): boolean {
  return basesOf(typed).some((base) => basesOf(word).some((other) => isTypingErrorOf(base, other)));
}

/** Returns a word and what may be its base forms: `kameraer`, `kamera`. */
function basesOf(word: string): string[] {
  const base = word.replace(ENDING, '');
  return base === word || base.length < MIN_LETTERS ? [word] : [word, base];
}

/**
 * Returns a pattern for lines with the words of which `typed` may be a typing error, and others. One error leaves the
 * first or the last letters as they are.
 */
export function similarPattern(typed: string): RegExp {
  const ways = basesOf(typed).flatMap((base) => {
    const kept = Math.floor((base.length - 1) / 2);
    const rest = base.length - kept;
    return [
      `${base.slice(0, kept)}[^\\t\\n]{${rest - 1},${rest + 1 + MAX_ENDING}}`,
      `[^\\t\\n]{${rest - 1},${rest + 1}}${base.slice(rest)}[^\\t\\n]{0,${MAX_ENDING}}`,
    ];
  });
  return new RegExp(`^(?:${ways.join('|')})(?=\\t|$)`, 'gm');
}

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
