import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as norwegianStem } from '@orama/stemmers/norwegian';

/** The stems of a word. Its language is unknown, so it has one for each. */
export type Stems = { norwegian: string; english: string };

/** Words that the Norwegian stemmer reduces to another word: `billig` to `bil`. */
const UNCHANGED: ReadonlySet<string> = new Set(['billig', 'billige', 'billigere', 'huslig', 'livlig']);

/** Returns the stems of a word in lower case. */
export function stemsOf(word: string): Stems {
  if (UNCHANGED.has(word)) return { norwegian: word, english: word };
  return { norwegian: norwegianStemOf(word), english: englishStem(word) };
}

/**
 * Returns the Norwegian stem of a word. That of a noun such as `flytting` is the stem of its verb, except of short words, of
 * which too little would be left.
 */
export function norwegianStemOf(word: string): string {
  const stem = norwegianStem(word);
  return /.{4}ing$/.test(stem) ? stem.slice(0, -'ing'.length) : stem;
}

/** Returns whether two words are inflections of each other, in Norwegian or in English. */
export function isSameStem(one: Stems, other: Stems): boolean {
  return one.norwegian === other.norwegian || one.english === other.english;
}
