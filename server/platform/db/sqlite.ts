import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { createFolder } from '../create-folder.ts';
import { isLockTimeout } from './outage.ts';

/** Default busy timeout: the maximum wait for another process's write, in ms. */
const BUSY_MS = 5000;
const RETRY_MS = 20;
/** Longer queries are an import's, each with another number of rows. The portal's own are far shorter. */
const MAX_CACHED_LENGTH = 2000;
const MAX_CACHED = 200;

/** Returns the path of the database in a folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'forsikringsoversikt.db');
}

/**
 * Returns Kysely's dialect for Node's SQLite. The file is `forsikringsoversikt.db` in `dataDir`, which is
 * created if it is missing. A committed write survives a crash (write-ahead log, synchronous FULL). A write
 * waits up to `lockMs` ms for another process's write.
 */
export function sqliteDialect(dataDir: string, lockMs = BUSY_MS): SqliteDialect {
  const config = { database: async () => openSqlite(dataDir, lockMs) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new TransactionalSqliteDriver(config),
    createAdapter: () => new TransactionalSqliteAdapter(),
  });
}

function openSqlite(dataDir: string, lockMs: number): SqliteDatabase {
  createFolder(dataDir, 0o700);
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(databaseFile(dataDir), 'a', 0o600));
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: BUSY_MS });
  writeAheadLog(database);
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const attemptOf = busyTimeout(database, lockMs);
  const cached = new Map<string, SqliteStatement>();
  return {
    prepare(query) {
      const known = cached.get(query);
      if (known) return known;
      const statement = kyselyStatement(database.prepare(query), attemptOf(query));
      if (query.length <= MAX_CACHED_LENGTH && cached.size < MAX_CACHED) cached.set(query, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/** Turns on the write-ahead log. SQLite does not wait for another process that opens the new file at the same time. */
function writeAheadLog(database: DatabaseSync): void {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

type Attempt = <Result>(run: () => Result) => Result;

/**
 * Returns a function that gives each query an attempt, which runs it and adjusts the busy timeout to its result. A
 * waiting write blocks the whole process. After a timeout, for example during an import, all writes therefore fail at
 * once until one succeeds (ADR-024).
 */
function busyTimeout(database: DatabaseSync, lockMs: number): (query: string) => Attempt {
  let hasTimedOut = false;
  const set = (timedOut: boolean) => {
    hasTimedOut = timedOut;
    database.exec(`PRAGMA busy_timeout = ${timedOut ? 0 : lockMs}`);
  };
  set(false);
  return (query) => {
    const writes = /^\s*(insert|update|delete|begin immediate)\b/i.test(query);
    return (run) => {
      try {
        const result = run();
        if (hasTimedOut && writes) set(false);
        return result;
      } catch (error) {
        if (!hasTimedOut && isBusy(error)) set(true);
        throw error;
      }
    };
  };
}

/** SQLite's code for another process's write. For that of a stale read snapshot, waiting does not help. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Returns a statement for Kysely, which is cached: preparing mostly takes longer than running (ADR-002). */
function kyselyStatement(statement: ReturnType<DatabaseSync['prepare']>, attempt: Attempt): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => attempt(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** Makes migrations transactional, and so exclusive. Kysely's own adapter leaves a failed one half applied. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalSqliteDriver extends SqliteDriver {
  /**
   * Takes the write lock at the beginning, unless the transaction only reads. A transaction that has read
   * fails at its first write, without waiting, if another process has written in the meantime.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    const onlyReads = settings.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(onlyReads ? 'begin' : 'begin immediate'));
  }

  /** Ignores a failed rollback after SQLite has ended the transaction, as on a full disk: it would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}
