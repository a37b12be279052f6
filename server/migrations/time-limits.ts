import { type QueryExecutorProvider, sql } from 'kysely';

/** PostgreSQL's settings that end a statement, a wait or a transaction. Versions before 17 lack the last. */
export const TIME_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
];

/** Lifts the time limits of the account for a transaction on PostgreSQL, also behind PgBouncer. */
export async function liftTimeLimits(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select set_config(name, '0', true) from pg_settings where name in (${sql.join(TIME_LIMITS)})`.execute(
    transaction,
  );
}
