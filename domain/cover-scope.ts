import { agreementOf, type Paper } from './agreement-of.ts';
import { isShown, type WithStanding } from './standing.ts';

type Agreement = WithStanding & { readonly policyNumber: string };
type Document = Paper & { readonly harFil?: boolean | undefined };

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
