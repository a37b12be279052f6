import { wordsOf } from './words.ts';

/** The longest word that is searched. */
const MAX_LETTERS = 40;

/** Returns the words of pages as one text: on each line a word, a tab, and the numbers of its pages. */
export function wordLines(pages: readonly string[]): string {
  const pagesOf = new Map<string, Set<number>>();
  for (const [place, page] of pages.entries()) {
    for (const { word } of wordsOf(page)) {
      if (word.length < 2 || word.length > MAX_LETTERS) continue;
      const numbers = pagesOf.get(word) ?? new Set();
      pagesOf.set(word, numbers.add(place + 1));
    }
  }
  return [...pagesOf].map(([word, numbers]) => `${word}\t${[...numbers].join()}`).join('\n');
}

/** Yields the words of such a text with the numbers of their pages, as text. */
export function* linesOf(words: string): Generator<readonly [word: string, pages: string]> {
  for (let start = 0; start < words.length; ) {
    const tab = words.indexOf('\t', start);
    const newline = words.indexOf('\n', tab);
    const end = newline < 0 ? words.length : newline;
    yield [words.slice(start, tab), words.slice(tab + 1, end)];
    start = end + 1;
  }
}
