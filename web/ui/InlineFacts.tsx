import { Fragment, isValidElement, type ReactElement } from 'react';
import { type InlineFact, MarkedText } from './MarkedText.tsx';

/** Renders short facts, separated by dots, as all content of an element. Lines break between facts, without a dot. */
export function InlineFacts({ parts }: { parts: readonly (InlineFact | ReactElement)[] }) {
  return parts.map((part, index) => (
    <Fragment key={String(index)}>
      <span className="kfp-inline-fact">
        {index > 0 && '·\xa0'}
        {isValidElement(part) ? part : <MarkedText part={part} />}
      </span>{' '}
    </Fragment>
  ));
}
