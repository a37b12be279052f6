import { isShown, type WithStanding } from './standing.ts';

type Agreement = WithStanding & { readonly policyNumber: string };
type Document = Pick<Agreement, 'systemSource'> & {
  readonly avtalenummer?: string | undefined;
  readonly harFil?: boolean | undefined;
};

/**
 * Returns what the cover search searches on a day: the agreements that screens show, and the documents with a file except
 * those of other agreements (spec: beyond §6, beyond §8).
 */
export function coverScope<A extends Agreement>(agreements: readonly A[], today: string) {
  const hidden = agreements.filter((each) => !isShown(each, today));
  return {
    agreements: agreements.filter((each) => isShown(each, today)),
    hasDocument: (document: Document) => document.harFil !== false && !agreementOf(document, hidden),
  };
}

/** Returns the agreement that a document or claim belongs to, if it is one of the given ones. */
export function agreementOf<A extends Pick<Agreement, 'systemSource' | 'policyNumber'>>(
  { systemSource, avtalenummer }: Document,
  agreements: readonly A[],
): A | undefined {
  return agreements.find((each) => each.systemSource === systemSource && each.policyNumber === avtalenummer);
}
