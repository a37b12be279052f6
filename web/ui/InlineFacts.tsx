import { Fragment } from 'react';
import { sourceLanguage } from '#texts/source-language.ts';
import { readable } from './readable.tsx';

/** `source`: a text in the language of the source system. */
export type InlineFact = string | { source: string };

/** Renders short facts on one line, separated by dots. Lines break between facts. */
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

/** Renders a text, with a language attribute if it differs from the page's language. */
export function MarkedText({ part }: { part: InlineFact }) {
  return typeof part === 'string' ? readable(part) : <span {...sourceLanguage}>{readable(part.source)}</span>;
}
