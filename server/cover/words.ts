/** A word of a text in lower case, with its place: `text.slice(start, end)`. */
export type Word = { word: string; start: number; end: number };

/** Before a phone number, so that its first group is no part of the number. */
const COUNTRY_CODE = String.raw`(?<=\+)47`;
/** A phone or policy number of eight digits, in the usual groups. Two years are no number. */
const GROUPED = String.raw`(?!(?:19|20)\d\d\s(?:19|20)\d\d(?!\d))(?:\d\d(?:\s\d\d){3}|\d{3}\s\d\d\s\d{3}|\d{4}\s\d{4})`;
/** The letters of a registration number whose digits follow without a space. */
const PLATE_LETTERS = String.raw`\p{L}{2}(?=\d{4,5}(?![\p{L}\p{N}]))`;
const WORD = new RegExp(
  `${COUNTRY_CODE}|(?<![\\p{L}\\p{N}])(?:${GROUPED}(?![\\p{L}\\p{N}])|${PLATE_LETTERS})|[\\p{L}\\p{N}]+`,
  'gu',
);

/**
 * Returns the words of a text: letters and digits, in lower case and without accents other than æ, ø and å. A
 * registration number is two words and a phone number is one, with and without spaces.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: plain(found.replace(/\s/g, '')),
    start: index,
    end: index + found.length,
  }));
}

/** Returns a word in lower case. The letters é, ò and the like become e and o; æ, ø, å, ä and ö stay. */
function plain(word: string): string {
  const lower = word.toLowerCase();
  if (!/[^a-z0-9æøå]/.test(lower)) return lower;
  return lower
    .normalize('NFC')
    .replace(/[àáâèéêëìíîïòóôùúûüç]/g, (letter) => letter.normalize('NFD').charAt(0));
}
