import { PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { TIME_LIMITS } from '../../migrations/time-limits.ts';

/** Limits that keep a slow statement or a locked row from blocking all connections. */
export type DatabaseLimits = {
  /** maximum connections of one instance */
  connections: number;
  /** statement timeout, in ms; 0: unlimited */
  statementMs: number;
  /** lock timeout for a row that another transaction holds, in ms; 0: unlimited */
  lockMs: number;
};

/** Grace time after the statement timeout before a query is abandoned, in ms. */
const QUERY_GRACE_MS = 1000;
/** Timeout of a query for a connection, new or released by another query, in ms. */
const CONNECTION_MS = 3000;
/** pg's message for a query without an answer. It has no code. */
const QUERY_TIMEOUT = 'Query read timeout';
/** PostgreSQL's code for a write that a replica refuses. */
const READ_ONLY = '25006';

/**
 * Returns Kysely's dialect for a PostgreSQL server, and its connection pool. A lost connection is replaced
 * and never ends the process. Without `limits` the limits of the account do not apply either, except behind
 * PgBouncer.
 */
export function postgresDialect(
  url: string,
  limits?: DatabaseLimits,
): { dialect: PostgresDialect; pool: pg.Pool } {
  // Times and øre are bigint, which pg returns as text; both stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: checkingCertificate(limits ? url : withoutTimeLimits(url)),
    types,
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    ...(limits && {
      max: limits.connections,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      // The statement timeout runs in PostgreSQL, so it doesn't work when the server is frozen.
      ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + QUERY_GRACE_MS }),
      idle_in_transaction_session_timeout: limits.statementMs,
    }),
  });
  // Queries on a lost connection are rejected in any case. Without a listener the error event would end the
  // process. The pool's own listener covers only idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = Object.assign(new PostgresDialect({ pool: leavingLostServers(pool) }), {
    createAdapter: () => new UnlockedAdapter(),
  });
  return { dialect, pool };
}

/** Returns why pg can't read an address or a certificate's file that it names, without connecting; null if it can. */
export function addressError(url: string): Error | null {
  try {
    new pg.Client({ connectionString: checkingCertificate(url) });
    return null;
  } catch (error) {
    return error as Error;
  }
}

/**
 * Returns the pool without connections to a lost server. After a fail-over the address leads to another server, but a
 * connection to the former one stays open: a host that is gone never closes it, and a replica answers reads.
 */
function leavingLostServers(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isLost = false;
      let unanswered: unknown = null;
      const query = async (statement: string, parameters: unknown[]) => {
        // The rollback of a transaction would wait as long again. The end of the connection rolls it back.
        if (unanswered) throw unanswered;
        try {
          return await client.query(statement, parameters);
        } catch (error) {
          isLost ||= isOfLostServer(error);
          if (isUnanswered(error)) unanswered = error;
          throw error;
        }
      };
      // Kysely also queries by cursors, but has none of pg here.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy = false) => client.release(destroy || isLost),
      };
    },
  };
}

/** Returns whether a query got no answer, or reached a server that accepts no writes. */
function isOfLostServer(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof Error && 'code' in error && error.code === READ_ONLY);
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === QUERY_TIMEOUT;
}

/** pg reads these modes as `verify-full`, unless the address asks for libpq's meaning, and prints a long warning. */
function checkingCertificate(url: string): string {
  return url.includes('uselibpqcompat=true')
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)\b/, '$1verify-full');
}

/** pg leaves out a limit of 0 in its options, but sends one in the address, except `transaction_timeout`. */
function withoutTimeLimits(url: string): string {
  // Not by URL, which rejects an address without a host (`postgres://portal@/portal?host=/run`).
  const query = TIME_LIMITS.map((limit) => `${limit}=0`).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** `migrate` locks the migrations itself. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
