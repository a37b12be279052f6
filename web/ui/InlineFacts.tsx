import { Fragment } from 'react';
import { sourceLanguage } from '#texts/source-language.ts';
import { readable } from './readable.tsx';

/** `source`: what a system wrote, in its own language. */
export type InlineFact = string | { source: string };

/** Short facts on one line, divided by dots; lines break between them. */
export function InlineFacts({ parts }: { parts: readonly InlineFact[] }) {
  return parts.map((part, index) => (
    <Fragment key={String(index)}>
      <span className="kfp-inline-fact">
        <MarkedText part={part} />
        {index < parts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
}

/** One text, marked where it is in another language than the page. */
export function MarkedText({ part }: { part: InlineFact }) {
  return typeof part === 'string' ? readable(part) : <span {...sourceLanguage}>{readable(part.source)}</span>;
}
