import { DAY_MS } from '../../../domain/days.ts';
import type { Database } from './database.ts';
import { deletedRows } from './deleted-rows.ts';
import type { BuildFileTable } from './schema.ts';

/** How long a file is kept after the last server of its builds. A page may be open that long. */
const KEPT_MS = 14 * DAY_MS;
/** Number of files per statement. */
const BATCH = 25;

/** A file as the build has it, compressed or not. */
export type BuildFile = Pick<BuildFileTable, 'type' | 'encoding'> & { content: Buffer };

/** Returns the names of all stored files. */
export async function buildFileNames(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('build_file').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Returns a stored file; undefined if there is none of that name. */
export async function readBuildFile(db: Database, name: string): Promise<BuildFile | undefined> {
  const row = await db
    .selectFrom('build_file')
    .select(['type', 'encoding', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { ...row, content: Buffer.from(row.content, 'base64') };
}

/** Stores missing files, and that a server has these files now. `now` is in epoch milliseconds. */
export async function storeBuildFiles(
  db: Database,
  names: readonly string[],
  read: (name: string) => BuildFile,
  now: number,
): Promise<void> {
  // First, so that a purge at the same time can't delete a file after it was seen as stored.
  await db
    .updateTable('build_file')
    .set({ last_seen: now })
    .where('name', 'in', names)
    .where('last_seen', '<', now - DAY_MS)
    .execute();
  const stored = await buildFileNames(db);
  const missing = names.filter((name) => !stored.has(name));
  for (let start = 0; start < missing.length; start += BATCH) {
    const rows = missing.slice(start, start + BATCH).map((name) => {
      const { content, ...file } = read(name);
      return { name, ...file, content: content.toString('base64'), last_seen: now };
    });
    await db
      .insertInto('build_file')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes the files that no server has had for 14 days. Returns their number. */
export async function purgeBuildFiles(db: Database, now: number): Promise<number> {
  return await deletedRows(db.deleteFrom('build_file').where('last_seen', '<', now - KEPT_MS));
}
