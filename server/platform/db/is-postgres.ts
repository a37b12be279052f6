import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from './schema.ts';

/** Returns whether the engine is PostgreSQL. */
export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
