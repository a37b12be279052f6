import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Returns whether the engine is PostgreSQL. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
