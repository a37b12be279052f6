import { ConfigurationError, readConfiguration } from './platform/config/configuration.ts';
import { migrateDatabase } from './platform/db/database.ts';

/**
 * `npm run migrate`: brings the database's schema up to date, and says what it did. Exit code 1 where it can't, and then nothing
 * of a migration that failed is left (ADR-112).
 */
try {
  const { run, newer } = await migrateDatabase(readConfiguration(process.env).database);
  console.log(run.length > 0 ? `Migrations run: ${run.join(', ')}` : 'The schema is up to date.');
  if (newer.length > 0) console.log(`Migrations of a newer version, left as they are: ${newer.join(', ')}`);
} catch (error) {
  if (error instanceof ConfigurationError) console.error(error.lines.join('\n'));
  else console.error(`The database can't be migrated: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
