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
import { errorMessage } from '../../server/platform/error-message.ts';
import { CommandError } from './issues.ts';

/**
 * Opens the store without the limits that apply to customers' requests, calls `act`, and closes it. Brings its schema up
 * to date if the server may do so (`MIGRATE_AT_START`). Throws `CommandError` if the store cannot be opened, or does not
 * exist: its folder may be misspelt. With `mayCreate`, creates it instead.
 */
export async function withStore<T>(
  configuration: Configuration,
  act: (db: Database) => Promise<T>,
  { mayCreate = false } = {},
): Promise<T> {
  if (!mayCreate) expectFolder(configuration.database);
  const db = await openStore(configuration);
  return await act(db).finally(() => db.destroy());
}

async function openStore({ database, migrateAtStart }: Configuration): Promise<Database> {
  const open = migrateAtStart ? openDatabase : openMigratedDatabase;
  try {
    return await open(withoutLimits(database));
  } catch (error) {
    throw new CommandError(`The database can't be opened: ${errorMessage(error)}`);
  }
}

/** Throws `CommandError` if the embedded database does not exist. PostgreSQL itself refuses a misspelt name. */
function expectFolder(location: DatabaseLocation): void {
  if ('url' in location || existsSync(databaseFile(location.dataDir))) return;
  throw new CommandError(
    `There is no database in ${location.dataDir}. Is DATA_DIR right? The server or an import creates it.`,
  );
}
