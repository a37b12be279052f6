import { sourceLanguage } from '#texts/source-language.ts';
import { readable } from './readable.tsx';

/** `source`: a text in the language of the source system. */
export type InlineFact = string | { source: string };

/** Renders a text, with a language attribute if it differs from the page's language. */
export function MarkedText({ part }: { part: InlineFact }) {
  return typeof part === 'string' ? readable(part) : <span {...sourceLanguage}>{readable(part.source)}</span>;
}
