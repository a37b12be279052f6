import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/platform/db/database.ts';
import { createDatabase } from './test-database.ts';
import { startPostgres } from './test-postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of an empty PostgreSQL that all API test files share. */
    postgresUrl: string;
    /** Name of a database in it whose schema is up to date, to be copied. */
    postgresTemplate: string;
  }
}

/** Starts one PostgreSQL for all API tests. The returned function stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const template = await createDatabase(url);
  const db = await openDatabase({ url: template.url });
  await db.destroy();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template.name);
  return async () => {
    await template.drop();
    await stop();
  };
}
