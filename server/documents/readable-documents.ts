import type { InsuranceDocument } from '../../contract/documents.ts';
import { isSharedDocument, mayBelongToClaim, type SharingScope } from '../../domain/sharing.ts';
import type { System } from '../../domain/systems.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Collected } from '../sources/collect.ts';
import type { Holdings } from '../standing/holdings.ts';

/**
 * Returns the documents that can be read with these scopes (ADR-046). A document of a claim also needs the scope of the
 * claims. Where the claims of a system are unknown, its documents that may belong to one are missing.
 */
export async function readableDocuments(
  holdings: Pick<Holdings, 'list'>,
  asked: CustomerRequest,
  scopes: readonly SharingScope[],
  systems?: readonly System[],
): Promise<Collected<InsuranceDocument>> {
  const [documents, claims] = await Promise.all([
    holdings.list(asked, 'dokumenter', systems),
    scopes.includes('SKADER') ? null : holdings.list(asked, 'skader', systems),
  ]);
  const shared = documents.items.filter((each) => isSharedDocument(each, scopes));
  if (!claims) return { ...documents, items: shared };
  const ofClaims = new Set(
    claims.items.flatMap(({ systemSource, dokumentIder = [] }) =>
      dokumentIder.map((id) => `${systemSource} ${id}`),
    ),
  );
  const ofNoClaim = shared.filter(
    (each) => !mayBelongToClaim(each) || !ofClaims.has(`${each.systemSource} ${each.id}`),
  );
  const items = ofNoClaim.filter(
    (each) => !mayBelongToClaim(each) || !claims.missing.includes(each.systemSource),
  );
  const hidden = items.length < ofNoClaim.length;
  return {
    items,
    complete: documents.complete && !hidden,
    missing: hidden ? [...documents.missing, ...claims.missing] : documents.missing,
  };
}
