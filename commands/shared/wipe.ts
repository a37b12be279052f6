import type { Database } from '../../server/platform/db/database.ts';
import { vacuumDatabase } from '../../server/platform/db/vacuum-database.ts';
import { errorMessage } from './error-message.ts';
import type { CommandIo } from './run-command.ts';

/** Removes deleted data from the database files. Prints a line if that fails. */
export async function wipe(db: Database, io: Pick<CommandIo, 'printError'>): Promise<void> {
  try {
    await vacuumDatabase(db);
  } catch (error) {
    const why = errorMessage(error);
    io.printError(
      `Deleted data may remain in the database files (${why}). Run npm run customers -- purge to remove it.`,
    );
  }
}
