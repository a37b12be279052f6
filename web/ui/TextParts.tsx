import { Fragment } from 'react';
import { sourceLanguage } from '#texts/source-language.ts';
import { readable } from './readable.tsx';

/** `source`: what a system wrote, in its own language. */
export type TextPart = string | { source: string };

/** Short facts on one line, divided by dots; lines break between them. */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    <Fragment key={String(index)}>
      <span className="kfp-text-part">
        <OnePart part={part} />
        {index < parts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
}

/** One text, marked where it is in another language than the page. */
export function OnePart({ part }: { part: TextPart }) {
  return typeof part === 'string' ? readable(part) : <span {...sourceLanguage}>{readable(part.source)}</span>;
}
