import type { TestProject } from 'vitest/node';
import { startPostgres } from './test-postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of an empty PostgreSQL that all API test files share. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all API tests. The returned function stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
