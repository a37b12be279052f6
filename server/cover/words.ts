/** A word of a text in lower case, with its place: `text.slice(start, end)`. */
type Word = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}]+/gu;

/** Returns the words of a text: letters and digits, in lower case and without accents other than æ, ø and å. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: plain(found),
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
