import { addDays } from './days.ts';

/** The letters and digits of codes. I, L, O and U are left out, because they are easily confused with others. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of characters, without hyphens. Each has 5 random bits, so a code has 60 (spec: beyond §11). */
export const CODE_LENGTH = 12;

/** The number of days for which others can check a confirmation. */
export const CODE_DAYS = 90;

/** Maximum length of the text that a person may write as a code: it may be the printed link. */
export const MAX_WRITTEN_CODE = 300;

/** The characters that are read as others. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/**
 * Returns the code in a text, without hyphens; null if the text is no code. Lower case, spaces, punctuation, and missing
 * or other hyphens are accepted, as are the printed link and letters that look like the right ones.
 */
export function parseCode(text: string): string | null {
  if (text.length > MAX_WRITTEN_CODE) return null;
  const [, written = text] = /[?&]kode=([^&#]*)/.exec(text) ?? [];
  const letters = written.toUpperCase().replace(/[\s\p{P}\u00ad\u200b]/gu, '');
  const code = Array.from(letters, (letter) => READ_AS[letter] ?? letter).join('');
  const isCode =
    code.length === CODE_LENGTH && Array.from(code).every((each) => CODE_ALPHABET.includes(each));
  return isCode ? code : null;
}

/** Returns the last day on which others can check a confirmation that is issued `today`, both `2026-12-31`. */
export function lastDayOfCode(today: string): string {
  return addDays(today, CODE_DAYS);
}

/** Returns a code as it is printed: `7KQ4-M2XD-9TRB`. */
export function formatCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}
