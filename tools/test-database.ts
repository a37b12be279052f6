import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Calls `act` with a connection of its own to PostgreSQL, and closes it. */
export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end();
  }
}

/**
 * Executes a statement on PostgreSQL over a connection of its own: one that creates or drops a database can't be in a
 * transaction.
 */
export async function executeOn(url: string, statement: string): Promise<void> {
  await withClient(url, async (client) => await client.query(statement));
}

/** A database on PostgreSQL, with its address and name. `drop` also ends its connections. */
export type PostgresDatabase = { url: string; name: string; drop(): Promise<void> };

/** Creates an empty database on a PostgreSQL server, or a copy of the database `template`, which may have options after its name. */
export async function createDatabase(server: string, template?: string): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeOn(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    name,
    drop: () => executeOn(server, `drop database if exists ${name} with (force)`),
  };
}
