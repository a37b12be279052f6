import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as norwegianStem } from '@orama/stemmers/norwegian';
import { STOP_WORDS } from './synonyms.ts';

/** The stems of a word. Its language is unknown, so it has one for each. */
export type Stems = { norwegian: string; english: string };

/** Words that the Norwegian stemmer reduces to another word: `billig` to `bil`, `ticket` to `tick`. */
const UNCHANGED: ReadonlySet<string> = new Set(
  'billig billige billigere huslig livlig ticket tickets'.split(' '),
);

/** Words that keep more than their stem, which is another word: `før` of `fører`, `dyr` of `dyrlege`, `hend` of `hendelse`. */
const KEPT = /^(fører|førar|\p{L}*(?:dyr|tann|fast)leg|\p{L}*hendels)(?:[ae]|en|er|ar|ene|ane|an)?s?$/u;

/** Forms of the verb `dekke` are not forms of the noun `dekk` (tyre). */
const COVERS = /^dekke[rst]?$/;

/** Forms of nouns whose vowel changes, or that lose one. They also end compounds. */
const IRREGULAR: readonly (readonly string[])[] = [
  'bok boka boken bøker bøkene',
  'datter datteren dattera døtre døtrene',
  'søster søsteren søstera søstre søstrene',
  'bror broren brødre brødrene',
  'mor moren mora mødre mødrene',
  'far faren fedre fedrene',
  'mann mannen menn mennene',
  'tre treet trær trærne',
  'kne kneet knær knærne',
  'tå tåen tåa tær tærne',
  'øye øyet auge auget øyne øynene augo augene auga',
  'hånd hånden hånda hand handa hender hendene',
  'fot foten føtter føttene',
  'tann tannen tanna tenner tennene',
  'stang stangen stanga stenger stengene',
  'finger fingeren fingre fingrene',
  'skulder skulderen skuldra skuldre skuldrene',
  'anker ankeret ankre ankrene',
  'senter senteret sentre sentrene',
  'vinter vinteren vintre vintrene',
  'nummer nummeret numre numrene',
  'mouse mice',
  'foot feet',
  'injury injuries injured',
].map((forms) => forms.split(' '));

/** A short noun that ends with a vowel, and its endings. The stemmer leaves these as they are. */
const SHORT_NOUN = /^([^aeiouyæøå]{1,3}[aeiouyæøå]{1,2}?)(?:en|et|er|ar|ene|ane)?$/;
const SHORT_ENDINGS = ['en', 'et', 'er', 'ar', 'ene', 'ane'];

/** Words of which the stemmer takes one ending, and another one of the base form: `kjeller-en`, `kjell-er`. */
const TWICE_REDUCED =
  /(?:(?:er|en|itet)(?:en|et|ene)|ar(?:en|et|er|ar|ene|ane)|ert(?:en|er|ene|ar|ane)|a(?:et|en|er|ene|ane)|.{5}(?<!lig)er(?:e|ne|er))$/;

/** Other stems of the same word, by the end of a stem or of the word. */
const VARIANTS: readonly (readonly [end: RegExp, ...replacements: string[]])[] = [
  // kjeller, kjellar and kjellerne
  [/(?<=.{3})[ae]rn?$/, 'er', 'ar', 'ern'],
  // flom and flommen
  [/(?<=[aeiouyæøå])mm$/, 'm'],
  // kabel and kabler, sykkel and sykler
  [/(?<=..)([^aeiouyæøå])\1?el$/, '$1l'],
  [/(?<=[aeiouyæøå])([^aeiouyæøål])l$/, '$1el', '$1$1el'],
  // knife and knives
  [/ves?$/, 'f', 'fe'],
  [/fe?$/, 'v', 've'],
];

/** Returns the stems of a word in lower case. */
export function stemsOf(word: string): Stems {
  if (UNCHANGED.has(word)) return { norwegian: word, english: word };
  if (COVERS.test(word)) return { norwegian: 'dekke', english: 'dekke' };
  return { norwegian: norwegianStemOf(word), english: englishStem(word) };
}

/**
 * Returns the stems of all inflections of a word. The stemmer also shortens base forms: `kjeller` to `kjell`, but
 * `kjelleren` to `kjeller`. So the base form's stem counts too, and the word itself as a stem.
 */
export function inflectedStemsOf(word: string): Stems[] {
  const own = [word, ...irregularFormsOf(word)].map(stemsOf);
  const stems = new Map(own.map((each) => [each.norwegian, each]));
  const add = (stem: string) => {
    if (stem.length > 2 && !STOP_WORDS.has(stem) && !stems.has(stem))
      stems.set(stem, { norwegian: stem, english: stem });
  };
  if (UNCHANGED.has(word)) return own;
  add(word);
  if (/[aeiouyæøå]m$/.test(word)) add(`${word}m`);
  for (const stem of [...stems.keys()])
    for (const [end, ...replacements] of VARIANTS)
      if (end.test(stem)) for (const each of replacements) add(stem.replace(end, each));
  if (TWICE_REDUCED.test(word)) for (const stem of [...stems.keys()]) add(norwegianStemOf(stem));
  const [, short] = SHORT_NOUN.exec(word) ?? [];
  if (short && short.length > 2) for (const end of ['', ...SHORT_ENDINGS]) add(short + end);
  return [...stems.values()];
}

/** Returns the other forms of a noun in `IRREGULAR`, or of a compound that ends with one. */
function irregularFormsOf(word: string): string[] {
  return IRREGULAR.flatMap((forms) => {
    const end = forms.find((form) => word.endsWith(form));
    return end ? forms.map((form) => word.slice(0, word.length - end.length) + form) : [];
  });
}

/**
 * Returns the Norwegian stem of a word. That of a noun such as `flytting` is the stem of its verb, except of short words, of
 * which too little would be left.
 */
export function norwegianStemOf(word: string): string {
  const [, kept] = KEPT.exec(word) ?? [];
  if (kept) return kept;
  const stem = norwegianStem(word);
  return /.{4}ing$/.test(stem) ? stem.slice(0, -'ing'.length) : stem;
}

/** Returns whether two words are inflections of each other, in Norwegian or in English. */
export function isSameStem(one: Stems, other: Stems): boolean {
  return one.norwegian === other.norwegian || one.english === other.english;
}
