import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../tools/test-postgres.mjs';

/**
 * Creates a database on the PostgreSQL that the tests use. `drop` removes it, and stops the server if this
 * function started it.
 */
export async function temporaryPostgres() {
  const server = await startPostgres();
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await execute(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  return {
    url: url.href,
    origin: server.origin,
    async drop() {
      await execute(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
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
