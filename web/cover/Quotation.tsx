import { sourceLanguage } from '#texts/source-language.ts';
import { markedParts } from './marked-parts.ts';

/** Renders a quotation of the customer's own words, with its hits marked (spec: beyond §8). */
export function Quotation({ text }: { text: string }) {
  return (
    <span {...sourceLanguage}>
      {markedParts(text).map(({ text: part, isHit }, place) =>
        isHit ? (
          <mark key={String(place)} className="kfp-cover__hit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}
