import MiniSearch from 'minisearch';
import type { AgreementArea } from '../../domain/agreement-area.ts';
import { type Concept, MATCHES, type Match, matchOf, roughPattern } from './question.ts';
import { stemsOf } from './stems.ts';
import { wordsOf } from './words.ts';

/** A text that may answer a question. */
export type Entry = {
  /** its own words */
  own: string;
  /** what it belongs to: the name of the insurance, the title of the document */
  context: string;
  area: AgreementArea | undefined;
};

export type Ranked<E extends Entry> = {
  entry: E;
  /** the places of the concepts that its own words match, and of all that it matches */
  own: ReadonlySet<number>;
  all: ReadonlySet<number>;
  score: number;
};

/** How much a match counts. */
export const WEIGHTS: Readonly<Record<Match, number>> = { same: 4, synonym: 3, part: 2, partOfSynonym: 1 };

/**
 * Returns the entries that match a concept, the best first. MiniSearch weighs rare words higher than frequent
 * ones, and short texts higher than long ones (BM25).
 */
export function rank<E extends Entry>(entries: readonly E[], concepts: readonly Concept[]): Ranked<E>[] {
  const findIn = conceptFinder(concepts);
  const index = new MiniSearch<{ id: number; own: string; context: string }>({
    fields: ['own', 'context'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const found = new Map<number, Omit<Ranked<E>, 'score'>>();
  for (const [id, entry] of entries.entries()) {
    const own = findIn(entry.own, entry.area);
    const context = findIn(entry.context, entry.area);
    if (own.places.size + context.places.size === 0) continue;
    found.set(id, { entry, own: own.places, all: new Set([...own.places, ...context.places]) });
    index.add({ id, own: own.tokens, context: context.tokens });
  }
  const queries = concepts.flatMap((_, place) => MATCHES.map((match) => tokenOf(place, match)));
  const results = index.search(queries.join(' '), {
    boost: { own: 3 },
    boostTerm: (term) => WEIGHTS[matchIn(term)],
  });
  return results.flatMap(({ id, score }) => {
    const ranked = found.get(Number(id));
    return ranked ? [{ ...ranked, score }] : [];
  });
}

/** Returns a function that finds the concepts in a text, with its words as tokens for the index. */
function conceptFinder(concepts: readonly Concept[]) {
  const matchesOf = matchesOfWord(concepts);
  return (text: string, area: AgreementArea | undefined) => {
    const places = new Set<number>();
    const tokens = wordsOf(text).map(({ word }) => {
      const matches = matchesOf(word, area);
      for (const { place } of matches) places.add(place);
      return matches.map(({ place, match }) => tokenOf(place, match)).join(' ') || word;
    });
    return { places, tokens: tokens.join(' ') };
  };
}

export type WordMatch = { place: number; match: Match };

/** Returns a function that finds the concepts that a word of a text matches. It remembers its answers. */
export function matchesOfWord(
  concepts: readonly Concept[],
): (word: string, area: AgreementArea | undefined) => readonly WordMatch[] {
  const pattern = roughPattern(concepts);
  const known = new Map<string, readonly WordMatch[]>();
  return (word, area) => {
    pattern.lastIndex = 0;
    if (!pattern.test(word)) return [];
    const key = `${area} ${word}`;
    const before = known.get(key);
    if (before) return before;
    const stems = stemsOf(word);
    const matches = concepts.flatMap((concept, place) => {
      const match = matchOf(word, concept, area, stems);
      return match === null ? [] : [{ place, match }];
    });
    known.set(key, matches);
    return matches;
  };
}

function tokenOf(place: number, match: Match): string {
  return `#${place}${match}`;
}

function matchIn(token: string): Match {
  return MATCHES.find((match) => token === `${token.match(/^#\d+/)?.[0]}${match}`) ?? 'partOfSynonym';
}
