import { sql } from 'kysely';
import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import { TABLES } from '../../server/platform/db/schema.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { CommandError } from './issues.ts';
import type { CommandIo } from './run-command.ts';

const SKIPPED =
  'Deleted data may remain in the database files: this account may not vacuum them. ' +
  'Run npm run customers -- purge with the account that owns the tables.';

/**
 * Removes deleted data from the database's files, where it otherwise remains until its space is reused. Takes
 * long in a large store. Throws `CommandError` if it fails, for example because other processes keep the embedded
 * database busy. Prints a line if the account of PostgreSQL may not: `vacuum` then skips the tables without an error.
 */
export async function wipe(db: Database, io: Pick<CommandIo, 'printError'>): Promise<void> {
  try {
    await sql`vacuum`.execute(db);
    if (!isPostgres(db)) await emptyLog(db);
    else if (await skipsTables(db)) io.printError(SKIPPED);
  } catch (error) {
    const why = errorMessage(error);
    throw new CommandError(
      `Deleted data may remain in the database files (${why}). Run npm run customers -- purge to remove it.`,
    );
  }
}

/** Calls `wipe` after a deletion. The deletion is done: prints a failure, which the next purge repairs. */
export async function wipeDeleted(db: Database, io: Pick<CommandIo, 'printError'>): Promise<void> {
  await wipe(db, io).catch((error) => io.printError(errorMessage(error)));
}

/**
 * Moves SQLite's write-ahead log into the database. That another process reads older data, as a backup does, is a row of
 * the result and no error.
 */
async function emptyLog(db: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('another process is reading the database');
}

/** Returns whether PostgreSQL's `vacuum` skips tables: before version 17 only their owner and the database's may. */
async function skipsTables(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class, pg_database
    where pg_class.oid in (select to_regclass(name) from unnest(${sql.val([...TABLES])}::text[]) as name)
      and datname = current_database()
      and not pg_has_role(relowner, 'usage')
      and not pg_has_role(datdba, 'usage')
      and not case when current_setting('server_version_num')::int < 170000 then false
        else has_table_privilege(pg_class.oid, 'maintain') end
    limit 1`.execute(db);
  return rows.length > 0;
}
