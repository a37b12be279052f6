import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as norwegianStem } from '@orama/stemmers/norwegian';

/** The stems of a word. Its language is unknown, so it has one for each. */
export type Stems = { norwegian: string; english: string };

/** Words that the Norwegian stemmer reduces to another word: `billig` to `bil`. */
const UNCHANGED: ReadonlySet<string> = new Set(['billig', 'billige', 'billigere', 'huslig', 'livlig']);

/** Returns the stems of a word in lower case. */
export function stemsOf(word: string): Stems {
  if (UNCHANGED.has(word)) return { norwegian: word, english: word };
  return { norwegian: norwegianStem(word), english: englishStem(word) };
}

/** Returns whether two words are inflections of each other, in Norwegian or in English. */
export function isSameStem(one: Stems, other: Stems): boolean {
  return one.norwegian === other.norwegian || one.english === other.english;
}
