import pg from 'pg';

/**
 * Executes a statement on PostgreSQL over a connection of its own: one that creates or drops a database can't be in a
 * transaction.
 */
export async function executeOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
