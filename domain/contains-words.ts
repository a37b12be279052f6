import { literalPattern } from './literal-pattern.ts';

/**
 * Returns a function that tells whether a text has all words of a query, in any order and as parts of words. Numbers
 * match however they are grouped: `EL04821` finds `EL 04821`, and `22334455` finds `22 33 44 55`, and the reverse.
 * Spaces between letters count: `bilog` does not find `bil og`. Words may be written without æ, ø and å: `arsoversikt`,
 * `aarsoversikt`. Returns null for a query without words.
 */
export function matcherOf(query: string): ((text: string) => boolean) | null {
  const words = lower(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  // The groups of a number in the query may be others than those of the text.
  const ways = [words, joinedNumbers(words)].map((each) => each.map(wordMatcher));
  return (text) => {
    const written = lower(text);
    const simple = plain(written);
    return ways.some((matchers) => matchers.every((isIn) => isIn(written, simple)));
  };
}

/** Also matches the text as it is written: `enhet` is a part of `boenhet`, which `plain` makes `bonhet`. */
function wordMatcher(word: string): (written: string, simple: string) => boolean {
  const [isWritten, isSimple] = [partMatcher(word), partMatcher(plain(word))];
  return (written, simple) => isWritten(written) || isSimple(simple);
}

function partMatcher(part: string): (text: string) => boolean {
  const grouped = groupedPattern(part);
  return (text) => text.includes(part) || grouped.test(text);
}

/** Returns a pattern for a word that starts where a word does, with optional spaces around its digits. */
function groupedPattern(word: string): RegExp {
  const characters = [...word];
  const parts = characters.map((character, place) => {
    const next = characters[place + 1] ?? '';
    const isInNumber = /\d/.test(character + next);
    return literalPattern(character) + (isInNumber ? '\\s?' : '');
  });
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${parts.join('')}`, 'u');
}

/** Returns the words with the groups of each number as one word. */
function joinedNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? '';
    if (/^\d+$/.test(last) && /^\d+$/.test(word)) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}

function lower(text: string): string {
  return text.toLocaleLowerCase('nb');
}

/** Returns a text in lower case with a and o for æ, å and ø, however they are written, and without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa|ae|æ/g, 'a')
    .replace(/oe|ø/g, 'o');
}
