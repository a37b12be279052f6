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
  const isOf = ({ systemSource, avtalenummer }: Document, each: A) =>
    each.systemSource === systemSource && each.policyNumber === avtalenummer;
  return {
    agreements: agreements.filter((each) => isShown(each, today)),
    hasDocument: (document: Document) =>
      document.harFil !== false && agreements.every((each) => isShown(each, today) || !isOf(document, each)),
  };
}
