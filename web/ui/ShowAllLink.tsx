import { useKeepPerson } from '../platform/sharing.ts';

/**
 * Renders a link that shows all of a list, for browsers without scripts (ADR-016). It drops the other query
 * parameters, because text of the address must not be part of a page (ADR-023).
 */
export function ShowAllLink({ text }: { text: string }) {
  return (
    <p className="kfp-space-16">
      <ShowAllAnchor text={text} />
    </p>
  );
}

/** Renders the link without its paragraph. */
export function ShowAllAnchor({ text }: { text: string }) {
  return (
    <a className="kfp-link kfp-line-link" href={useKeepPerson()('?vis=alle')}>
      {text}
    </a>
  );
}
