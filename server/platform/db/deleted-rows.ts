import type { DeleteResult } from 'kysely';

/** Runs a query that deletes rows. Returns their number. */
export async function deletedRows(query: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
