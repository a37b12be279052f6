import { readPdfText } from './pdf-text.ts';

/** Returns the code that is printed in a confirmation. Throws if there is none. */
export function codeIn(pdf: Buffer): string {
  const code = /(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(readPdfText(pdf).text);
  if (!code) throw new Error('the confirmation has no code');
  return code[0];
}
