import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { System } from '../../domain/systems.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { type DatabaseLocation, missingMigrations, openMigratedDatabase } from '../platform/db/database.ts';
import { databaseFile } from '../platform/db/sqlite.ts';
import { storedSystems, unnamedSystems } from '../sources/unnamed-systems.ts';

type Settings = Pick<Configuration, 'database' | 'migrateAtStart'>;

/**
 * Opens the database as the server does, and changes nothing in it. Rejects also if the server would not start
 * with its schema, or if customers would not see some of its items. In the folder of an embedded database it also
 * writes a new one, and removes it: beside a running server, SQLite opens a database on a full disk.
 */
export async function reachDatabase(
  { database, migrateAtStart }: Settings,
  systems: readonly System[],
): Promise<void> {
  const open = async (location: DatabaseLocation) => {
    const missing = await missingMigrations(location);
    const mayMigrate = migrateAtStart && missing.length > 0;
    if (!mayMigrate) await checkItems(location, systems);
  };
  if ('url' in database) return await open(database);
  const isNew = !existsSync(databaseFile(database.dataDir));
  if (!isNew) await open(database);
  const scratch = mkdtempSync(join(existing(resolve(database.dataDir)), '.reach-'));
  try {
    await (isNew ? open : missingMigrations)({ dataDir: scratch });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function checkItems(location: DatabaseLocation, systems: readonly System[]): Promise<void> {
  const db = await openMigratedDatabase(location);
  const stored = await storedSystems(db).finally(() => db.destroy());
  const unnamed = unnamedSystems(stored, systems);
  if (unnamed !== null) throw new Error(unnamed);
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
