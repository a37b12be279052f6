import type { ReceivedFile } from '../../contract/claims.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { hasFailed, isOpenClaim } from '../../domain/claim-state.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Upload } from '../platform/http/multipart.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Actor } from '../platform/observability/activities.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { orSourceProblem, ownItem } from '../sources/own-item.ts';
import type { ItemKey } from '../sources/source.ts';
import type { Sources } from '../sources/sources.ts';
import { MAX_FILES, uploadProblem } from '../sources/upload-problems.ts';
import type { Holdings } from '../standing/holdings.ts';
import { checkedFile } from './checked-file.ts';
import { oncePerKey } from './once-per-key.ts';

export type ReceiveDeps = {
  sources: Sources;
  holdings: Holdings;
  customerRow: CustomerRow;
  state: SharedState;
};

type Asked = CustomerRequest & { session: Actor };

/**
 * Receives a file for a claim and passes it to the claim's system while it arrives. Returns what the system received,
 * for a repeated key the first result. Throws a problem if the file or the claim is refused (spec: beyond §10).
 */
export async function receiveFile(
  { sources, holdings, customerRow, state }: ReceiveDeps,
  asked: Asked,
  claimKey: ItemKey,
  { key, upload }: { key: string; upload: Upload },
): Promise<ReceivedFile> {
  const { systemSource, id } = claimKey;
  const claims = await holdings.list(asked, 'skader', [systemSource]);
  const claim = ownItem(claims, (each) => each.id === id, 'noSuchClaim');
  const customer = { ...(await customerRow(asked)), actor: asked.session };
  return await oncePerKey(state, { customerId: customer.id, name: [systemSource, id, key] }, async () => {
    checkClaim(claim);
    const file = await checkedFile(await upload());
    try {
      return await orSourceProblem(sources.addFile(customer, claimKey, { ...file, key }));
    } finally {
      await file.content.return();
    }
  });
}

function checkClaim(claim: ClaimInOre): void {
  if (!isOpenClaim(claim)) throw uploadProblem('SKADE_AVSLUTTET');
  const files = claim.vedlegg?.filter((file) => !hasFailed(file)) ?? [];
  if (files.length >= MAX_FILES) throw uploadProblem('FOR_MANGE');
}
