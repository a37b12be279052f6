import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';
/** Font files by the suffix of their names, each with a range of letters. The first with a letter is used. */
const RANGES = { '': 'latin', '-ext': 'latin-ext', '-viet': 'vietnamese' } as const;
type Range = keyof typeof RANGES;
export type FontName = `${Weight}${Range}`;

const RANGE_NAMES = Object.keys(RANGES) as Range[];

/** Returns a file of Hanken Grotesk (SIL Open Font License), the typeface of the pages. */
function fontFile(range: Range, weight: 400 | 600): Buffer {
  const file = `@fontsource/hanken-grotesk/files/hanken-grotesk-${RANGES[range]}-${weight}-normal.woff`;
  return unpackWoff(readFileSync(require.resolve(file)));
}

/** The fonts by name, read once. */
export const FONTS: ReadonlyMap<FontName, Buffer> = new Map(
  RANGE_NAMES.flatMap((range): [FontName, Buffer][] => [
    [`regular${range}`, fontFile(range, 400)],
    [`bold${range}`, fontFile(range, 600)],
  ]),
);

/** The letters of each range; both weights have the same. */
const LETTERS: ReadonlyMap<Range, ReadonlySet<number>> = new Map(
  RANGE_NAMES.map((range) => [range, new Set(lettersOf(FONTS.get(`regular${range}`)))]),
);

function lettersOf(font: Buffer | undefined): readonly number[] {
  return font ? create(font).characterSet : [];
}

/** Returns a text as runs of one font each, with every letter that the fonts have (ADR-033). */
export function fontRuns(text: string, weight: Weight): { text: string; font: FontName }[] {
  const runs: { text: string; font: FontName }[] = [];
  for (const letter of [...tidy(text)].flatMap(drawable)) {
    const font: FontName = `${weight}${rangeOf(letter) ?? ''}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** Removes invisible marks, and unifies characters that differ only in width or line breaking. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/\u2015/g, '—');
}

/** Returns the letter if a font has it, otherwise its component letters, otherwise a question mark. */
function drawable(letter: string): string[] {
  if (rangeOf(letter) !== undefined) return [letter];
  const parts = [...letter.normalize('NFKD')].filter((part) => rangeOf(part) !== undefined);
  return parts.length > 0 ? parts : ['?'];
}

function rangeOf(letter: string): Range | undefined {
  return RANGE_NAMES.find((range) => LETTERS.get(range)?.has(letter.codePointAt(0) ?? 0));
}
