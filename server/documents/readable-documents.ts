import type { InsuranceDocument } from '../../contract/documents.ts';
import { isSharedDocument, mayBeLetter, type SharingScope } from '../../domain/sharing.ts';
import type { System } from '../../domain/systems.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Collected } from '../sources/collect.ts';
import type { Items } from '../sources/items-in-ore.ts';
import { itemName } from '../sources/source.ts';
import type { Holdings } from '../standing/holdings.ts';

/**
 * Returns the documents that can be read with these scopes (ADR-046). A letter about a claim or a bill also needs the
 * scope of the claims or the bills. Where those of a system are unknown, its documents that may be letters are missing.
 */
export async function readableDocuments(
  holdings: Pick<Holdings, 'list'>,
  asked: CustomerRequest,
  scopes: readonly SharingScope[],
  system?: System,
): Promise<Collected<InsuranceDocument>> {
  const [documents, claims, invoices] = await Promise.all([
    holdings.list(asked, 'dokumenter', system),
    scopes.includes('SKADER') ? NONE : holdings.list(asked, 'skader', system),
    scopes.includes('FAKTURA') ? NONE : holdings.list(asked, 'fakturaer', system),
  ]);
  const hidden = new Set([...claims.items.flatMap(lettersOfClaim), ...invoices.items.map(letterOfInvoice)]);
  const unknown = [...claims.missing, ...invoices.missing];
  const shared = documents.items.filter(
    (each) => isSharedDocument(each, scopes) && !(mayBeLetter(each) && hidden.has(itemName(each))),
  );
  const items = shared.filter((each) => !mayBeLetter(each) || !unknown.includes(each.systemSource));
  const lacks = items.length < shared.length;
  return {
    items,
    complete: documents.complete && !lacks,
    missing: lacks ? [...documents.missing, ...unknown] : documents.missing,
  };
}

/** A list that need not be read. */
const NONE = { items: [], missing: [] };

function lettersOfClaim({ systemSource, dokumentIder = [], begrunnelse }: Items['skader']): string[] {
  return [...dokumentIder, begrunnelse?.dokumentId ?? ''].map((id) => itemName({ systemSource, id }));
}

function letterOfInvoice({ systemSource, dokumentId = '' }: Items['fakturaer']): string {
  return itemName({ systemSource, id: dokumentId });
}
