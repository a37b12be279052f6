import {
  type Database,
  type DatabaseLocation,
  openDatabase,
  withoutLimits,
} from '../../server/platform/db/database.ts';
import { errorMessage } from './error-message.ts';
import { CommandError } from './issues.ts';

/**
 * Opens the store without the limits that apply to customers' requests. Throws `CommandError` if it cannot be
 * opened.
 */
export async function openStore(location: DatabaseLocation): Promise<Database> {
  try {
    return await openDatabase(withoutLimits(location));
  } catch (error) {
    throw new CommandError(`The database can't be opened: ${errorMessage(error)}`);
  }
}
