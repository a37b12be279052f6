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
  /** whether its own words match a concept */
  matchesItself: boolean;
  /** how many concepts it matches, and how many of them say more than where it happened */
  matched: number;
  things: number;
  /** whether its own whole words match a concept that its context does not: `bil` says nothing in a car insurance */
  saysMore: boolean;
  /** how well its own words match such concepts: the sum of the best matches */
  closeness: number;
};

/** How much a match counts. */
export const WEIGHTS: Readonly<Record<Match, number>> = {
  same: 4,
  synonym: 3,
  related: 2,
  part: 2,
  partOfSynonym: 1,
};

/**
 * Returns the entries that match a concept, the closest first. Of equally close ones, MiniSearch weighs rare words higher
 * than frequent ones, and short texts higher than long ones (BM25). It alone would prefer a rare synonym to the asked word.
 */
export function rank<E extends Entry>(entries: readonly E[], concepts: readonly Concept[]): Ranked<E>[] {
  const findIn = conceptFinder(concepts);
  const index = new MiniSearch<{ id: number; own: string; context: string }>({
    fields: ['own', 'context'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const found = new Map<number, Ranked<E>>();
  for (const [id, entry] of entries.entries()) {
    const own = findIn(entry.own, entry.area);
    const context = findIn(entry.context, entry.area);
    if (own.bestMatches.size + context.bestMatches.size === 0) continue;
    const beyond = [...own.bestMatches].filter(([place]) => !context.bestMatches.has(place));
    const all = new Set([...own.bestMatches.keys(), ...context.bestMatches.keys()]);
    found.set(id, {
      entry,
      matchesItself: own.bestMatches.size > 0,
      matched: all.size,
      things: [...all].filter((place) => !concepts[place]?.isPlace).length,
      saysMore: beyond.some(([, match]) => match !== 'part' && match !== 'partOfSynonym'),
      closeness: beyond.reduce((sum, [, match]) => sum + WEIGHTS[match], 0),
    });
    index.add({ id, own: own.tokens, context: context.tokens });
  }
  const queries = concepts.flatMap((_, place) => MATCHES.map((match) => tokenOf(place, match)));
  const results = index.search(queries.join(' '), {
    boost: { own: 3 },
    boostTerm: (token) => WEIGHTS[token.replace(/^#\d+/, '') as Match],
  });
  const ranked = results.flatMap(({ id }) => found.get(Number(id)) ?? []);
  return ranked.sort((one, other) => other.closeness - one.closeness);
}

/** Returns a function that finds the concepts in a text, with its words as tokens for the index. */
function conceptFinder(concepts: readonly Concept[]) {
  const matchesOf = matchesOfWord(concepts);
  return (text: string, area: AgreementArea | undefined) => {
    const bestMatches = new Map<number, Match>();
    const tokens = wordsOf(text).map(({ word }) => {
      const matches = matchesOf(word, area);
      for (const { place, match } of matches) {
        const earlier = bestMatches.get(place);
        if (!earlier || MATCHES.indexOf(match) < MATCHES.indexOf(earlier)) bestMatches.set(place, match);
      }
      return matches.map(({ place, match }) => tokenOf(place, match)).join(' ') || word;
    });
    return { bestMatches, tokens: tokens.join(' ') };
  };
}

type WordMatch = { place: number; match: Match };

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
