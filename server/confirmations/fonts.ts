import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

/** Hanken Grotesk (SIL Open Font License), the pages' own typeface, in files of one weight and one range of letters each. */
function fontFile(range: 'latin' | 'latin-ext', weight: 400 | 600): Buffer {
  const file = `@fontsource/hanken-grotesk/files/hanken-grotesk-${range}-${weight}-normal.woff`;
  return unpackWoff(readFileSync(require.resolve(file)));
}

/** The fonts by the name that they are drawn under, read once. */
export const FONTS: ReadonlyMap<FontName, Buffer> = new Map([
  ['regular', fontFile('latin', 400)],
  ['regular-ext', fontFile('latin-ext', 400)],
  ['bold', fontFile('latin', 600)],
  ['bold-ext', fontFile('latin-ext', 600)],
]);

export type Weight = 'regular' | 'bold';
export type FontName = Weight | `${Weight}-ext`;

/** Letters of Latin alphabets beyond those of Western Europe stand in a file of their own. */
const RUNS = /[\u0100-\u024f\u1e00-\u1eff]+|[^\u0100-\u024f\u1e00-\u1eff]+/g;
const EXTENDED = /^[\u0100-\u024f\u1e00-\u1eff]/;
/** What neither file has a sign for. */
const WITHOUT_SIGN =
  /[^\x20-\x7e\u00a0-\u00ff\u0100-\u024f\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2212]/gu;

/** Returns a text in runs of one font each; what has no sign in them becomes a question mark. */
export function fontRuns(text: string, weight: Weight): { text: string; font: FontName }[] {
  const known = text.normalize('NFC').replace(WITHOUT_SIGN, '?');
  return [...known.matchAll(RUNS)].map(([run]) => ({
    text: run,
    font: EXTENDED.test(run) ? `${weight}-ext` : weight,
  }));
}
