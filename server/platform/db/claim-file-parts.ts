import type { Database } from './database.ts';
import { deletedRows } from './deleted-rows.ts';

/** Size of a part in bytes, divisible by three. A row of this size is small for both engines. */
export const PART_BYTES = 192 * 1024;
const HOUR_MS = 60 * 60_000;

/** Returns the parts of a new file: no server holds a whole file, and no transaction lasts as long as an upload. */
export function newFileParts(db: Database, { customerId, fileId }: { customerId: string; fileId: string }) {
  let position = 0;

  async function storePart(bytes: Buffer): Promise<void> {
    const part = { customer_id: customerId, file_id: fileId, position, at: Date.now() };
    await db
      .insertInto('claim_file_part')
      .values({ ...part, content: bytes.toString('base64') })
      .execute();
    position += 1;
  }

  return {
    fileId,

    /** Stores the content. Returns its size in bytes. */
    async store(content: AsyncIterable<Buffer>): Promise<number> {
      let size = 0;
      let waiting: Buffer[] = [];
      let waitingBytes = 0;
      for await (const chunk of content) {
        size += chunk.length;
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes < PART_BYTES) continue;
        const bytes = Buffer.concat(waiting);
        await storePart(bytes.subarray(0, PART_BYTES));
        waiting = [bytes.subarray(PART_BYTES)];
        waitingBytes = bytes.length - PART_BYTES;
      }
      if (waitingBytes > 0) await storePart(Buffer.concat(waiting));
      return size;
    },

    /** Returns whether all parts are still there. A purge by a clock that is an hour ahead deletes those under way. */
    async isWhole(transaction: Database): Promise<boolean> {
      const { count } = await transaction
        .selectFrom('claim_file_part')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('customer_id', '=', customerId)
        .where('file_id', '=', fileId)
        .executeTakeFirstOrThrow();
      return Number(count) === position;
    },

    /** Deletes the parts of a file that was refused or cut off. */
    async remove(): Promise<void> {
      await db
        .deleteFrom('claim_file_part')
        .where('customer_id', '=', customerId)
        .where('file_id', '=', fileId)
        .execute();
    },
  };
}

/**
 * Yields the content of a customer's file of `size` bytes in base64. All parts but the last are whole groups of three
 * bytes. Rejects if a part is missing, as when the customer is deleted meanwhile.
 */
export async function* contentOf(
  db: Database,
  { customerId, fileId, size }: { customerId: string; fileId: string; size: number },
): AsyncGenerator<string> {
  let read = 0;
  for (let position = 0; read < size; position += 1) {
    const { content } = await db
      .selectFrom('claim_file_part')
      .select('content')
      .where('customer_id', '=', customerId)
      .where('file_id', '=', fileId)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    yield content;
    read += Buffer.byteLength(content, 'base64');
  }
}

/** Deletes the parts of a customer's files that a lost server left unfinished. `now` is in epoch milliseconds. */
export async function deleteUnfinished(db: Database, customerId: string, now: number): Promise<void> {
  await unfinished(db, now).where('customer_id', '=', customerId).execute();
}

/** Deletes the parts that no upload finished. Returns their number. */
export async function purgeFileParts(db: Database, now: number): Promise<number> {
  return await deletedRows(unfinished(db, now));
}

function unfinished(db: Database, now: number) {
  return db
    .deleteFrom('claim_file_part')
    .where('at', '<', now - HOUR_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_file')
            .select('claim_file.id')
            .whereRef('claim_file.id', '=', 'claim_file_part.file_id'),
        ),
      ),
    );
}
