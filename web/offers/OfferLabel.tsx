import { sourceLanguage } from '#texts/source-language.ts';
import { readable } from '../ui/readable.tsx';
import type { Label } from './comparison-columns.ts';

/** Renders the name of an offer in a comparison. */
export function OfferLabel({ source, text }: Label) {
  if (source === undefined) return <strong>{text}</strong>;
  return <strong {...sourceLanguage}>{readable(source)}</strong>;
}
