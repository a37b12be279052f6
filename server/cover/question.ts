import type { AgreementArea } from '../../domain/agreement-area.ts';
import { hasPart, isKnown, splitCompound } from './compounds.ts';
import { inflectedStemsOf, isSameStem, type Stems, stemsOf } from './stems.ts';
import { STOP_WORDS, SYNONYMS, type Synonyms } from './synonyms.ts';
import { canHaveError, isInflectedErrorOf, isTypingErrorOf, similarPattern } from './typing-errors.ts';
import { wordsOf } from './words.ts';

/** How a word of a text answers a word of a question, the best first. */
export const MATCHES = ['same', 'synonym', 'related', 'part', 'partOfSynonym'] as const;
export type Match = (typeof MATCHES)[number];

/** One thing that the customer asks about: a word or phrase of the question, and what it is also called. */
export type Concept = {
  /** the word of the question; null for a phrase */
  word: string | null;
  same: readonly Stems[];
  synonyms: readonly Synonym[];
  /** whether it says only where it happened, and the question asks about something else */
  isPlace?: boolean;
};

/** `isRelated`: a cover that may answer, not another word for the same thing. */
type Synonym = Stems & { isRelated?: boolean; areas?: readonly AgreementArea[] | undefined };

/** Maximum number of words that are searched: each costs time, and real questions have fewer. */
const MAX_WORDS = 12;
/** In a pattern for the customer's texts, it would find every word. */
const SINGLE_LETTER = /^\p{L}$/u;

/** Returns the concepts of a question's first words. Words that say nothing are left out, unless there are no others. */
export function conceptsOf(question: string): Concept[] {
  const all = wordsOf(withoutHyphens(question)).flatMap(({ word }) =>
    SINGLE_LETTER.test(word) ? [] : [word],
  );
  const phrases = phrasesIn(all);
  const rest = all.filter((_, place) => !phrases.some(({ from, to }) => place >= from && place < to));
  const telling = rest.filter((word) => !STOP_WORDS.has(word));
  const searched = (telling.length + phrases.length > 0 ? telling : rest).slice(0, MAX_WORDS);
  const concepts = withoutRepeats([
    ...phrases.map(({ group }) => conceptOf(null, [group])),
    ...searched.map(wordConcept),
  ]);
  const isOnlyPlaces = concepts.every(({ isPlace }) => isPlace);
  return isOnlyPlaces ? concepts.map((concept) => ({ ...concept, isPlace: false })) : concepts;
}

/**
 * Joins a short word with the next one if the compound is known: `el-sykkel`, but not `tv-en`. Of others, leaves out `el`,
 * with which most number plates of electric cars begin.
 */
function withoutHyphens(question: string): string {
  return question.replace(/(?<!\p{L})(\p{L}{1,2})-(\p{L}+)/gu, (text, head: string, tail: string) => {
    if (synonymsOf(inflectedStemsOf(`${head}${tail}`.toLowerCase())).length > 0) return `${head}${tail}`;
    return head.toLowerCase() === 'el' ? tail : text;
  });
}

function wordConcept(word: string): Concept {
  return conceptOf(word, synonymsOf(inflectedStemsOf(word)));
}

function synonymsOf(stems: readonly Stems[]): Synonyms[] {
  const isIn = ({ words }: Synonyms) =>
    words.some((each) => {
      const known = stemsOf(each);
      return stems.some((own) => isSameStem(own, known));
    });
  return SYNONYMS.filter(isIn);
}

/**
 * Returns what a customer may have meant by a concept that none of their texts (with the words of `own`) has: the word
 * without its typing error, or the parts of a compound. A known word means itself.
 */
export function meaningsOf(concept: Concept, own: OwnWords): Concept[] {
  const { word, synonyms } = concept;
  if (word === null || synonyms.length > 0 || isKnown(word)) return [concept];
  const corrections = correctionsOf(word, own);
  const parts = (splitCompound(word) ?? []).filter((part) => !STOP_WORDS.has(part));
  // `tannskade` is a compound, not an error of `vannskade`.
  const isSure = parts.length === 0 || corrections[0]?.[0] === word[0];
  if (corrections.length > 0 && isSure) return [either(corrections.map(wordConcept))];
  return parts.length > 0 ? parts.map(wordConcept) : [concept];
}

function either(concepts: readonly Concept[]): Concept {
  return {
    word: null,
    same: concepts.flatMap(({ same }) => same),
    synonyms: concepts.flatMap(({ synonyms }) => synonyms),
    isPlace: concepts.every(({ isPlace }) => isPlace),
  };
}

function conceptOf(word: string | null, groups: readonly Synonyms[]): Concept {
  const synonyms = groups.flatMap(({ words, also, areas }) => [
    ...singleWords(words).flatMap(inflectedStemsOf),
    ...singleWords(also).flatMap((word) =>
      inflectedStemsOf(word).map((stems) => ({ ...stems, isRelated: true, areas })),
    ),
  ]);
  const isPlace = groups.some((group) => group.isPlace);
  return { word, same: word === null ? [] : inflectedStemsOf(word), synonyms, isPlace };
}

function singleWords(words: readonly string[]): string[] {
  return words.filter((word) => !word.includes(' '));
}

type Phrase = { from: number; to: number; group: Synonyms };

function phrasesIn(words: readonly string[]): Phrase[] {
  return SYNONYMS.flatMap((group) =>
    group.words.flatMap((each) => {
      const parts = each.split(' ').filter((part) => !SINGLE_LETTER.test(part));
      if (parts.length === 1) return [];
      const from = words.findIndex((_, place) =>
        parts.every((part, offset) => isSame(words[place + offset], part)),
      );
      return from < 0 ? [] : [{ from, to: from + parts.length, group }];
    }),
  );
}

function isSame(word: string | undefined, part: string): boolean {
  return word !== undefined && isSameStem(stemsOf(word), stemsOf(part));
}

function withoutRepeats(concepts: readonly Concept[]): Concept[] {
  return concepts.filter(
    (concept, place) =>
      !concepts
        .slice(0, place)
        .some((earlier) =>
          concept.same.some((stems) =>
            [...earlier.same, ...earlier.synonyms].some((each) => isSameStem(stems, each)),
          ),
        ),
  );
}

/**
 * Returns how a word of a text matches a concept; null if it does not. `area` is the area of the insurance that
 * the text belongs to; undefined if it belongs to none.
 */
export function matchOf(
  word: string,
  concept: Concept,
  area: AgreementArea | undefined,
  stems: Stems = stemsOf(word),
): Match | null {
  const synonyms = concept.synonyms.filter(
    ({ areas }) => areas === undefined || (area !== undefined && areas.includes(area)),
  );
  if (concept.same.some((each) => isSameStem(stems, each))) return 'same';
  const found = synonyms.filter((each) => isSameStem(stems, each));
  if (found.length > 0) return found.every(({ isRelated }) => isRelated) ? 'related' : 'synonym';
  if (concept.same.some(({ norwegian }) => hasPart(word, norwegian))) return 'part';
  return synonyms.some(({ norwegian }) => hasPart(word, norwegian)) ? 'partOfSynonym' : null;
}

/** Returns a global pattern that finds every word that can match one of the concepts, and others. */
export function roughPattern(concepts: readonly Concept[]): RegExp {
  const stems = concepts.flatMap(({ same, synonyms }) =>
    [...same, ...synonyms].flatMap(({ norwegian, english }) => [
      norwegian,
      english.length > 3 ? english.slice(0, -1) : english,
    ]),
  );
  const letters = [...new Set(stems.map((stem) => stem.replace(/[^\p{L}\p{N}]/gu, '')))];
  // A word with `mobiltelefon` also has `mobil`.
  const shortest = letters.filter((stem) => !letters.some((other) => other !== stem && stem.includes(other)));
  return new RegExp(shortest.join('|'), 'g');
}

/** Maximum number of words that a typing error is corrected to. */
const MAX_CORRECTIONS = 3;
/** Up to this length, a word with another first letter is another word, not an error. */
const MAX_SURE_START = 5;

/** Returns the words of the customer's texts that match a pattern for lines. */
export type OwnWords = (pattern: RegExp) => Iterable<string>;

/**
 * Returns the words that the customer may have meant: known words of insurance, or else words of their texts. A number
 * has none, because a similar number belongs to another thing.
 */
export function correctionsOf(word: string, own: OwnWords): string[] {
  if (/\d/.test(word) || !canHaveError(word)) return [];
  const known = closest(word, SYNONYM_WORDS);
  // The texts also have ordinary words. A short one with another first letter is not meant: `drone`, `krone`.
  const found =
    known.length > 0
      ? known
      : closest(word, new Set(own(similarPattern(word)))).filter(
          ([first]) => first === word[0] || word.length > MAX_SURE_START,
        );
  return found.slice(0, MAX_CORRECTIONS);
}

/** Returns the words of which one may be a typing error. One in the first letter is rare, so it must be the only one. */
function closest(word: string, words: Iterable<string>): string[] {
  const found = [...words].filter((each) => isInflectedErrorOf(word, each));
  const alike = found.filter(([first]) => first === word[0]);
  return alike.length > 0 ? alike : found.filter((each) => isTypingErrorOf(word, each));
}

const SYNONYM_WORDS: readonly string[] = SYNONYMS.flatMap(({ words, also }) =>
  singleWords([...words, ...also]),
);
