import { createDatabase } from '../../tools/test-database.ts';
import { startPostgres } from '../../tools/test-postgres.mjs';

/**
 * Creates a database on the PostgreSQL that the tests use. `drop` removes it, and stops the server if this
 * function started it.
 */
export async function temporaryPostgres() {
  const server = await startPostgres();
  const { url, drop } = await createDatabase(server.url);
  return {
    url,
    async drop() {
      await drop();
      await server.stop();
    },
  };
}
