import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/platform/db/database.ts';
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
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${template}`);
  const db = await openDatabase({ url: Object.assign(new URL(url), { pathname: template }).href });
  await db.destroy();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  return async () => {
    await execute(url, `drop database ${template}`);
    await stop();
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
