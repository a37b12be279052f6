import { randomUUID } from 'node:crypto';
import type { ClaimFile, ReceivedFile } from '../../contract/claims.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { deleteUnfinished, newFileParts } from '../platform/db/claim-file-parts.ts';
import { customerDeletedError, lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClaimFileTable } from '../platform/db/schema.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import type { ActingCustomer, ItemKey, SentFile } from './source.ts';
import { lockedItem, storedItem } from './stored-items.ts';
import { checkClaim, noSuchClaim, uploadProblem } from './upload-problems.ts';

/** The codes with which PostgreSQL and SQLite refuse a row that refers to a row that does not exist. */
const POSTGRES_REFERENCE = '23503';
const SQLITE_REFERENCE = 787;

/**
 * Stores a file of a claim, part by part as it arrives. Returns the first file with this key and claim if there is one,
 * and throws a problem if that is another file. Attempts store their own parts, and only one of them becomes the file.
 */
export async function storeFile(
  db: Database,
  { id: customerId, actor }: ActingCustomer,
  claim: ItemKey,
  file: SentFile,
): Promise<ReceivedFile> {
  await deleteUnfinished(db, customerId, Date.now());
  const parts = newFileParts(db, { customerId, fileId: randomUUID() });
  let mayBeStored = false;
  try {
    const size = await parts.store(file.content);
    const row = { ...rowOf(claim, file), id: parts.fileId, customer_id: customerId, size, at: Date.now() };
    const received = await db.transaction().execute(async (transaction) => {
      await lockCustomerRow(transaction, customerId);
      const text = await lockedItem(transaction, customerId, 'skader', claim);
      const files = (await storedFiles(transaction, customerId)).filter(isOfClaim(claim));
      const earlier = files.find(({ upload_key }) => upload_key === file.key);
      if (earlier && (earlier.name !== row.name || earlier.size !== size))
        throw uploadProblem('NOKKEL_BRUKT');
      if (earlier) return toReceived(earlier);
      if (text === undefined) throw noSuchClaim();
      const stored = storedItem('skader', text);
      const [whole = stored] = await withFiles(transaction, customerId, [stored]);
      checkClaim(whole);
      if (!(await parts.isWhole(transaction))) throw new ProblemError(503, 'unavailable');
      await transaction.insertInto('claim_file').values(row).execute();
      await recordActivity(transaction, actor, 'claim-file-sent');
      const value = { systemSource: claim.systemSource, id: claim.id, vedlegg: toReceived(row) };
      await recordChange(transaction, customerId, 'claim-file-sent', value);
      mayBeStored = true;
      return toReceived(row);
    });
    if (received.id !== parts.fileId) await parts.remove();
    return received;
  } catch (error) {
    // If the answer to the commit was lost, the file may have these parts. Otherwise they are deleted as unfinished.
    if (!mayBeStored) await parts.remove();
    throw isMissingReference(error) ? customerDeletedError() : error;
  }
}

/** Returns the claims with the files that the customer sent and the store has. */
export async function withFiles(
  db: Database,
  customerId: string,
  claims: readonly ClaimInOre[],
): Promise<ClaimInOre[]> {
  if (claims.length === 0) return [];
  const rows = await storedFiles(db, customerId);
  return claims.map((claim) => {
    const { vedlegg = [] } = claim;
    const own = rows.filter(isOfClaim(claim)).filter(({ id }) => !vedlegg.some((file) => file.id === id));
    return own.length === 0 ? claim : { ...claim, vedlegg: [...vedlegg, ...own.map(toClaimFile)] };
  });
}

/** Returns the files that the customer sent to claims and the store has, the oldest first. */
export async function storedFiles(db: Database, customerId: string): Promise<ClaimFileTable[]> {
  return await db
    .selectFrom('claim_file')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

function rowOf({ systemSource, id }: ItemKey, { key, name, type }: SentFile) {
  return { system: systemSource as System, claim_id: id, upload_key: key, name, type };
}

function isOfClaim({ systemSource, id }: ItemKey) {
  return ({ system, claim_id }: ClaimFileTable) => system === systemSource && claim_id === id;
}

/** Returns a stored file as its receipt. */
export function toReceived({ id, name, type, size, at }: ClaimFileTable): ReceivedFile {
  return { id, navn: name, storrelse: size, type, mottatt: new Date(at).toISOString() };
}

/** The store is the claim's system, so what it has is received. */
function toClaimFile({ id, name, at }: ClaimFileTable): ClaimFile {
  return { id, navn: name, mottatt: new Date(at).toISOString(), status: 'MOTTATT' };
}

/** Returns whether a write was refused because a row that it refers to, such as the customer's, has been deleted. */
function isMissingReference(error: unknown): boolean {
  const { code, errcode } = Object(error) as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_REFERENCE || (code === 'ERR_SQLITE_ERROR' && errcode === SQLITE_REFERENCE);
}
