import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';

/** Busy timeout: the wait for another process's write, in ms, unless less is asked for. */
export const BUSY_MS = 5000;
const RETRY_MS = 20;
/** Queries longer than this are an import's, with their own number of rows each; what the portal asks is far shorter. */
const MAX_KEPT_LENGTH = 2000;
const MAX_KEPT = 200;

/**
 * SQLite as Node carries it, for Kysely. The file `forsikringsoversikt.db` lies in `dataDir`, which is made
 * where it is missing; an acknowledged write survives a crash (write-ahead log, synchronous FULL). A write waits `lockMs` for
 * another process's.
 */
export function sqliteDialect(dataDir: string, lockMs = BUSY_MS): SqliteDialect {
  return new TransactionalSqliteDialect({ database: async () => openDatabase(dataDir, lockMs) });
}

function openDatabase(dataDir: string, lockMs: number): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'forsikringsoversikt.db'), { timeout: BUSY_MS });
  writeAheadLog(database);
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const patience = new Patience(database, lockMs);
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(query) {
      const known = kept.get(query);
      if (known) return known;
      const statement = kyselyStatement(database.prepare(query), patience.with(query));
      if (query.length <= MAX_KEPT_LENGTH && kept.size < MAX_KEPT) kept.set(query, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/** Of two that open a new file at once one finds it locked, and SQLite does not wait where the log changes. */
function writeAheadLog(database: DatabaseSync): void {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** Whether another process holds the file; a moment later it may not. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('database is locked');
}

type Attempt = <Result>(run: () => Result) => Result;

/**
 * How long a write waits for another process's. Nothing else is done in this process meanwhile, so that once one has waited in
 * vain, as beside an import, the others are refused at once until one succeeds (ADR-121).
 */
class Patience {
  readonly #database: DatabaseSync;
  readonly #lockMs: number;
  #lost = false;

  constructor(database: DatabaseSync, lockMs: number) {
    this.#database = database;
    this.#lockMs = lockMs;
    this.#wait(lockMs);
  }

  /** Returns what runs a query with it. */
  with(query: string): Attempt {
    const writes = /^\s*(insert|update|delete)\b/i.test(query);
    return (run) => {
      try {
        const result = run();
        if (this.#lost && writes) this.#set(false);
        return result;
      } catch (error) {
        if (!this.#lost && isBusy(error)) this.#set(true);
        throw error;
      }
    };
  }

  #set(lost: boolean): void {
    this.#lost = lost;
    this.#wait(lost ? 0 : this.#lockMs);
  }

  #wait(ms: number): void {
    this.#database.exec(`PRAGMA busy_timeout = ${ms}`);
  }
}

/** SQLite's result code where another process writes; not where it wrote since this transaction first read, which no waiting helps. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Preparing a statement takes longer than most of them take to run, so it is kept and run again (ADR-002). */
function kyselyStatement(statement: ReturnType<DatabaseSync['prepare']>, attempt: Attempt): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => attempt(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

class TransactionalSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new TransactionalSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** Kysely's own adapter leaves a failed migration half applied and lets concurrent migrators run into each other. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db);
  }
}

/** A full disk ends a transaction by itself; rolling it back fails then, and would hide why. */
class TransactionalSqliteDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}
