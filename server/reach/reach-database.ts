import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Configuration } from '../platform/config/configuration.ts';
import { missingMigrations, openMigratedDatabase } from '../platform/db/database.ts';

type Settings = Pick<Configuration, 'database' | 'migrateAtStart'>;

/**
 * Connects to PostgreSQL, or checks that the folder of the embedded database can be written. Changes nothing.
 * Rejects also if the server would not start with its schema.
 */
export async function reachDatabase({ database, migrateAtStart }: Settings): Promise<void> {
  if ('dataDir' in database) return accessSync(existing(resolve(database.dataDir)), constants.W_OK);
  if (migrateAtStart) await missingMigrations(database);
  else await (await openMigratedDatabase(database)).destroy();
}

/** Returns the folder, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
