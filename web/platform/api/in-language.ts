import { pageLanguage } from '#texts/source-language.ts';

/** Returns the address of a file with words in a language, by default that of the page (spec: beyond §7). */
export function inLanguage(address: string, language = pageLanguage): string {
  return `${address}?spraak=${language}`;
}
