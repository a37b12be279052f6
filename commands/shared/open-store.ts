import { existsSync } from 'node:fs';
import type { Configuration } from '../../server/platform/config/configuration.ts';
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
  openMigratedDatabase,
  withoutLimits,
} from '../../server/platform/db/database.ts';
import { databaseFile } from '../../server/platform/db/sqlite.ts';
import { errorMessage } from './error-message.ts';
import { CommandError } from './issues.ts';
import type { CommandIo } from './run-command.ts';

/**
 * Opens the store without the limits that apply to customers' requests, calls `act`, and closes it. Brings its schema up
 * to date if the server may do so (`MIGRATE_AT_START`). `io`, if not null, is told of a store that is new: its folder may
 * be misspelt. Throws `CommandError` if the store cannot be opened.
 */
export async function withStore<T>(
  configuration: Configuration,
  io: Pick<CommandIo, 'printError'> | null,
  act: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openStore(configuration, io);
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

async function openStore(
  { database, migrateAtStart }: Configuration,
  io: Pick<CommandIo, 'printError'> | null,
): Promise<Database> {
  const open = migrateAtStart ? openDatabase : openMigratedDatabase;
  const missing = missingFolder(database);
  try {
    const store = await open(withoutLimits(database));
    if (missing !== null) io?.printError(`There was no database in ${missing}: an empty one was created.`);
    return store;
  } catch (error) {
    throw new CommandError(`The database can't be opened: ${errorMessage(error)}`);
  }
}

/** Returns the folder of an embedded database that does not exist yet; null if it exists, or on PostgreSQL. */
function missingFolder(location: DatabaseLocation): string | null {
  if ('url' in location || existsSync(databaseFile(location.dataDir))) return null;
  return location.dataDir;
}
