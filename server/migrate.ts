import { ConfigurationError, readDatabaseLocation } from './platform/config/configuration.ts';
import { migrateDatabase } from './platform/db/database.ts';

const USAGE = `Usage: npm run migrate

Brings the schema of the database up to date: DATABASE_URL, or the one in DATA_DIR. It has no options.`;

/**
 * `npm run migrate` brings the database's schema up to date and prints the result. On failure it exits with
 * code 1 and rolls the failed migration back (ADR-003). Arguments print the usage: exit code 0 with `--help`, else 2.
 */
const [argument] = process.argv.slice(2);
if (argument === '--help') console.log(USAGE);
else if (argument !== undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else await run();

async function run(): Promise<void> {
  try {
    const { run, newer } = await migrateDatabase(readDatabaseLocation(process.env), printMoved);
    console.log(run.length > 0 ? `Migrations run: ${run.join(', ')}` : 'The schema is up to date.');
    if (newer.length > 0) console.log(`Migrations of a newer version, left unchanged: ${newer.join(', ')}`);
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(error.lines.join('\n'));
    else console.error(`The database can't be migrated: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** Prints the progress of a move of items, which takes minutes with a million customers. */
function printMoved(customers: number): void {
  if (customers % 10_000 === 0) console.log(`Customers whose items have been moved: ${customers}`);
}
