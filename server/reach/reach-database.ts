import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Configuration } from '../platform/config/configuration.ts';
import { type DatabaseLocation, missingMigrations, openMigratedDatabase } from '../platform/db/database.ts';
import { databaseFile } from '../platform/db/sqlite.ts';

type Settings = Pick<Configuration, 'database' | 'migrateAtStart'>;

/**
 * Opens the database as the server does, and changes nothing in it. Rejects also if the server would not start
 * with its schema. In the folder of an embedded database it also writes a new one, and removes it: beside a running
 * server, SQLite opens a database on a full disk.
 */
export async function reachDatabase({ database, migrateAtStart }: Settings): Promise<void> {
  const open = migrateAtStart ? missingMigrations : openAndClose;
  if ('url' in database) return void (await open(database));
  const isNew = !existsSync(databaseFile(database.dataDir));
  if (!isNew) await open(database);
  const scratch = mkdtempSync(join(existing(resolve(database.dataDir)), '.reach-'));
  try {
    await (isNew ? open : missingMigrations)({ dataDir: scratch });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function openAndClose(location: DatabaseLocation): Promise<void> {
  await (await openMigratedDatabase(location)).destroy();
}

/** Returns the folder, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
