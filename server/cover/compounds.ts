import { COMPOUND_PARTS, WHOLES_BY_PART } from './compound-parts.ts';
import { norwegianStemOf as stemOf } from './stems.ts';
import { SYNONYMS } from './synonyms.ts';

/** Parts of this length need no entry in the list: few words contain them by accident. */
const SAFE_LETTERS = 4;
const MIN_LETTERS = 3;
/** Letters that join parts: `forsikring-s-bevis`, `hund-e-mat`. */
const LINKS = ['s', 'e', ''];
/** The words below three letters that compounds begin with. */
const SHORT_HEADS: ReadonlySet<string | undefined> = new Set(['el', 'bo', 'tv', 'pc']);
/** The longest ending of an inflected part within a compound. */
const MAX_ENDING = 3;

/** Registration and policy numbers, of which some have a space after their letters. */
const LETTERED_NUMBER = /^(\p{L}{1,4})(\d{3,})$/u;
const IS_NUMBER = /^\d{3,}$/;

const knownStems: ReadonlySet<string> = new Set(
  [...COMPOUND_PARTS, ...SYNONYMS.flatMap(({ words }) => words)].map(stemOf),
);

/**
 * Returns whether a Norwegian compound has the part with this stem: `mobil` in `mobiltelefonen`. The rest of the
 * compound must consist of words too, so that `bil` is not in `bilde`. `word` is in lower case.
 */
export function hasPart(word: string, stem: string): boolean {
  if (IS_NUMBER.test(stem)) return word.split(/\p{L}+/u).includes(stem);
  if (stem.length < MIN_LETTERS || word.length < stem.length + MIN_LETTERS) return false;
  if (WHOLES_BY_PART.get(stem)?.some((whole) => word.includes(whole))) return false;
  const isFree = stem.length >= SAFE_LETTERS;
  for (let at = word.indexOf(stem); at >= 0; at = word.indexOf(stem, at + 1)) {
    if (isHead(word.slice(0, at), isFree) && isTail(word.slice(at), stem, isFree)) return true;
  }
  return false;
}

/**
 * Returns the two parts of a compound, both known words, or the letters and digits of a number such as `AB12345`. Returns null
 * for other words.
 */
export function splitCompound(word: string): readonly [string, string] | null {
  const [, letters, digits] = LETTERED_NUMBER.exec(word) ?? [];
  if (letters && digits) return [letters, digits];
  for (let at = word.length - MIN_LETTERS; at >= MIN_LETTERS; at -= 1) {
    const tail = word.slice(at);
    if (!knownStems.has(stemOf(tail))) continue;
    const head = LINKS.map((link) => withoutEnd(word.slice(0, at), link)).find(isKnown);
    if (head !== undefined) return [head, tail];
  }
  return null;
}

function isHead(head: string, isFree: boolean): boolean {
  return head === '' || SHORT_HEADS.has(head) || LINKS.some((link) => isPart(withoutEnd(head, link), isFree));
}

/** `tail` begins with the stem: the rest is its ending, or another part after a link. */
function isTail(tail: string, stem: string, isFree: boolean): boolean {
  if (stemOf(tail) === stem) return true;
  for (let length = stem.length; length <= stem.length + MAX_ENDING; length += 1) {
    const inflected = tail.slice(0, length);
    if (length > stem.length && stemOf(inflected) !== stem) continue;
    const rest = tail.slice(length);
    if (LINKS.some((link) => rest.startsWith(link) && isPart(rest.slice(link.length), isFree))) return true;
  }
  return false;
}

function isPart(part: string | undefined, isFree: boolean): boolean {
  if (part === undefined || part.length < MIN_LETTERS) return false;
  return isKnown(part) || (isFree && part.length >= SAFE_LETTERS);
}

/** Returns whether a word is one of the synonyms or of the parts of compounds. */
export function isKnown(part: string | undefined): boolean {
  return part !== undefined && part.length >= MIN_LETTERS && knownStems.has(stemOf(part));
}

function withoutEnd(text: string, end: string): string | undefined {
  return text.endsWith(end) ? text.slice(0, text.length - end.length) : undefined;
}
