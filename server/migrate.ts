import { ConfigurationError, readDatabaseLocation } from './platform/config/configuration.ts';
import { renewFeed } from './platform/db/change-feed.ts';
import { type DatabaseLocation, migrateDatabase, openMigratedDatabase } from './platform/db/database.ts';
import { endOnSignals } from './platform/end-on-signals.ts';
import { errorMessage } from './platform/error-message.ts';

const USAGE = `Usage: npm run migrate
       npm run migrate -- --restored

Brings the schema of the database up to date: DATABASE_URL, or the one in DATA_DIR.

  --restored  the database was restored from a backup: also ends the sessions in it, and refuses the cursors of
              the change feed's readers, who then start again (UKJENT_MARKOR)`;

/**
 * `npm run migrate` brings the database's schema up to date and prints the result. On failure it exits with
 * code 1 and rolls the failed migration back (ADR-003). `--restored` also renews the change feed's id (ADR-024), and
 * ends the sessions of the backup: a customer may have logged out since.
 * Other arguments print the usage: exit code 0 with `--help`, else 2.
 */
const [argument, ...others] = process.argv.slice(2);
if (argument === '--help') console.log(USAGE);
else if (others.length > 0 || (argument !== undefined && argument !== '--restored')) {
  console.error(USAGE);
  process.exitCode = 2;
} else await run(argument === '--restored');

async function run(isRestored: boolean): Promise<void> {
  endOnSignals();
  try {
    const location = readDatabaseLocation(process.env);
    const { run, newer } = await migrateDatabase(location, printMoved);
    console.log(run.length > 0 ? `Migrations run: ${run.join(', ')}` : 'The schema is up to date.');
    if (newer.length > 0) console.log(`Migrations of a newer version, left unchanged: ${newer.join(', ')}`);
    if (isRestored) await endWhatWasRestored(location);
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(error.lines.join('\n'));
    else console.error(`The database can't be migrated: ${errorMessage(error)}`);
    process.exitCode = 1;
  }
}

async function endWhatWasRestored(location: DatabaseLocation): Promise<void> {
  const db = await openMigratedDatabase(location);
  await renewFeed(db);
  await db.deleteFrom('shared_state').execute();
  await db.destroy();
  console.log('The change feed has a new id: its readers start again without a cursor.');
  console.log('The sessions of the backup have ended.');
}

/** Prints the progress of a move of items, which takes minutes with a million customers. */
function printMoved(customers: number): void {
  if (customers % 10_000 === 0) console.log(`Customers whose items have been moved: ${customers}`);
}
