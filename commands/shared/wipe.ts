import { sql } from 'kysely';
import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import { errorMessage } from './error-message.ts';
import type { CommandIo } from './run-command.ts';

/**
 * Removes deleted data from the database's files, where it otherwise remains until its space is reused. Takes
 * long in a large store. Prints a line if it fails, because other processes keep the embedded database busy.
 */
export async function wipe(db: Database, io: Pick<CommandIo, 'printError'>): Promise<void> {
  try {
    await sql`vacuum`.execute(db);
    if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (error) {
    const why = errorMessage(error);
    io.printError(
      `Deleted data may remain in the database files (${why}). Run npm run customers -- purge to remove it.`,
    );
  }
}
