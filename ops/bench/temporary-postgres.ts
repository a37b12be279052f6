import { randomUUID } from 'node:crypto';
import { executeOn } from '../../tools/execute-on.ts';
import { startPostgres } from '../../tools/test-postgres.mjs';

/**
 * Creates a database on the PostgreSQL that the tests use. `drop` removes it, and stops the server if this
 * function started it.
 */
export async function temporaryPostgres() {
  const server = await startPostgres();
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await executeOn(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  return {
    url: url.href,
    origin: server.origin,
    async drop() {
      await executeOn(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
