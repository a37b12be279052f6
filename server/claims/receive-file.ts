import type { ReceivedFile } from '../../contract/claims.ts';
import type { Upload } from '../platform/http/multipart.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Actor } from '../platform/observability/activities.ts';
import { orChangeProblem, ownItem } from '../sources/own-item.ts';
import type { ItemKey } from '../sources/source.ts';
import { checkClaim } from '../sources/upload-problems.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { checkedFile } from './checked-file.ts';
import { oncePerKey } from './once-per-key.ts';

type Asked = CustomerRequest & { session: Actor };

/**
 * Receives a file for a claim and passes it to the claim's system while it arrives. Returns what the system received,
 * for a repeated key the first result. Throws a problem if the file or the claim is refused (spec: beyond §10). A claim
 * that may have the file already is its system's to judge: it knows the key.
 */
export async function receiveFile(
  { sources, holdings, customerRow, state }: AreaServices,
  asked: Asked,
  claimKey: ItemKey,
  { key, upload }: { key: string; upload: Upload },
): Promise<ReceivedFile> {
  const { systemSource, id } = claimKey;
  const claims = await holdings.list(asked, 'skader', systemSource);
  const claim = ownItem(claims, (each) => each.id === id, 'noSuchClaim');
  const customer = { ...(await customerRow(asked)), actor: asked.session };
  const once = { customerId: customer.id, name: [systemSource, id, key], upload };
  return await oncePerKey(state, once, async (attempt) => {
    if (!attempt.mayBeStored) checkClaim(claim);
    const file = await checkedFile(await attempt.upload());
    try {
      return await orChangeProblem(sources.addFile(customer, claimKey, { ...file, key }), 'fileRefused');
    } finally {
      await file.content.return();
    }
  });
}
