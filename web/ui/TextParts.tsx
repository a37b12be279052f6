import { Fragment } from 'react';
import { readable } from './readable.tsx';

/** Short facts on one line, divided by dots; lines break between them. */
export function TextParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className="kfp-text-part">
        {readable(part)}
        {index < parts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
}
