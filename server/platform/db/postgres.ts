import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** What keeps one slow statement or one locked row from holding everybody's connections. */
export type DatabaseLimits = {
  /** connections of one instance at most */
  connections: number;
  /** a statement that takes longer is ended by PostgreSQL, in milliseconds; 0: never */
  statementMs: number;
  /** so long a statement waits for a row that another transaction holds, in milliseconds; 0: for ever */
  lockMs: number;
};

/** Grace time after the statement timeout before a query is abandoned, in ms. */
const FROZEN_MS = 1000;
/** Timeout of a query for a connection, new or released by another query. */
const CONNECTION_MS = 3000;

/** PostgreSQL at an address, for Kysely, and its connections. A lost one is replaced, and never ends the process. */
export function postgresDialect(
  url: string,
  limits?: DatabaseLimits,
): { dialect: PostgresDialect; pool: pg.Pool } {
  // Times and øre are bigint, which pg hands out as text; both stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    ...(limits && {
      max: limits.connections,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      // PostgreSQL ends what takes too long; a server that is frozen ends nothing.
      ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + FROZEN_MS }),
      idle_in_transaction_session_timeout: limits.statementMs,
    }),
  });
  // What waits for the lost connection is rejected in any case; without a listener the event would end the process.
  // The pool's own covers idle connections alone.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool }), pool };
}
