import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { compiledQuery } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/is-postgres.ts';
import { pages } from '../db/pages.ts';
import type { Tables } from '../db/schema.ts';
import type { SharedState } from './shared-state.ts';

const SWEEP_EVERY_MS = 60_000;
/** Rows that `allOwned` reads at a time. */
const BATCH = 500;

/** Returns shared state in the database table `shared_state`. Expired entries are deleted every minute. */
export function databaseState(db: Database): SharedState {
  const sweep = setInterval(() => void removeExpired(db).catch(() => {}), SWEEP_EVERY_MS);
  sweep.unref();
  const rowsOf = compiledQuery(db, ({ key }: { key: string }) =>
    db.selectFrom('shared_state').select(['value', 'expires_at']).where('key', '=', key),
  );

  const entries = () => db.selectFrom('shared_state').select(['key', 'value']);
  return {
    async get<T>(key: string): Promise<T | null> {
      const [row] = await rowsOf({ key });
      if (!row) return null;
      if (row.expires_at > Date.now()) return JSON.parse(row.value) as T;
      await markExpired(db, key, row.expires_at).catch(() => {});
      return null;
    },

    async set(key, value, ttlMs, owner) {
      const row = {
        value: JSON.stringify(value),
        count: 0,
        expires_at: Date.now() + ttlMs,
        owner: owner ?? null,
      };
      await db
        .insertInto('shared_state')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },

    async replace(key, value, ttlMs) {
      const now = Date.now();
      const { numUpdatedRows } = await db
        .updateTable('shared_state')
        .set({ value: JSON.stringify(value), expires_at: now + ttlMs })
        .where('key', '=', key)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async take<T>(key: string): Promise<T | null> {
      const row = await db
        .deleteFrom('shared_state')
        .where('key', '=', key)
        .where(isNotForListExpired)
        .returning(['value', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > Date.now() ? (JSON.parse(row.value) as T) : null;
    },

    async delete(key) {
      await db.deleteFrom('shared_state').where('key', '=', key).execute();
    },

    async forget(texts) {
      for (const text of texts) {
        const pattern = `%${text}%`;
        await db
          .deleteFrom('shared_state')
          .where((eb) =>
            eb.or([eb('key', 'like', pattern), eb('owner', 'like', pattern), eb('value', 'like', pattern)]),
          )
          .execute();
      }
    },

    async list<T>(owner: string) {
      return await parsed<T>(entries().where('owner', '=', owner).where('expires_at', '>', Date.now()));
    },

    allOwned<T>() {
      return pages<{ key: string; value: T }>((last) => {
        const lasting = entries().where('owner', 'is not', null).where('expires_at', '>', Date.now());
        return parsed<T>(
          lasting
            .where('key', '>', last?.key ?? '')
            .orderBy('key')
            .limit(BATCH),
        );
      });
    },

    async listExpired<T>(most: number) {
      const expired = entries().where('owner', 'is not', null).where('expires_at', '<=', Date.now());
      return await parsed<T>(expired.orderBy('expires_at').limit(most));
    },

    async dropExpired(keys) {
      if (keys.length === 0) return;
      await db
        .deleteFrom('shared_state')
        .where('key', 'in', keys)
        .where('expires_at', '<=', Date.now())
        .execute();
    },

    async increment(key, windowMs, by = 1) {
      const now = clockOf(db);
      const end = sql<number>`${now} + ${windowMs}`;
      const { count, ttlMs } = await db
        .insertInto('shared_state')
        .values({ key, value: 'null', count: by, expires_at: end })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            // A window that ends more than two windows from now was started before the clock was set back.
            const continues = eb.between(
              'shared_state.expires_at',
              sql<number>`${now} + 1`,
              sql<number>`${now} + ${2 * windowMs}`,
            );
            return {
              count: eb
                .case()
                .when(continues)
                .then(eb('shared_state.count', '+', by))
                .else(by)
                .end(),
              expires_at: eb.case().when(continues).then(eb.ref('shared_state.expires_at')).else(end).end(),
            };
          }),
        )
        .returning(['count', sql<number>`shared_state.expires_at - ${now}`.as('ttlMs')])
        .executeTakeFirstOrThrow();
      return { count, ttlMs };
    },

    async countOwned() {
      const row = await db
        .selectFrom('shared_state')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner', 'is not', null)
        .where('expires_at', '>', Date.now())
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async check() {
      await rowsOf({ key: '' });
    },

    async close() {
      clearInterval(sweep);
    },
  };
}

type EntryQuery = { execute(): Promise<{ key: string; value: string }[]> };

async function parsed<T>(query: EntryQuery): Promise<{ key: string; value: T }[]> {
  const rows = await query.execute();
  return rows.map(({ key, value }) => ({ key, value: JSON.parse(value) as T }));
}

/** Returns the time in epoch ms, by PostgreSQL's clock: servers with other clocks would start each other's windows again. */
function clockOf(db: Database): RawBuilder<number> {
  return isPostgres(db)
    ? sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`
    : sql`${Date.now()}`;
}

/** Marks an entry as expired. It stays expired even if the clock is set back before the sweep. */
async function markExpired(db: Database, key: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('shared_state')
    .set({ expires_at: 0 })
    .where('key', '=', key)
    .where('expires_at', '=', expiresAt)
    .execute();
}

/** Selects entries that `listExpired` does not return: without an owner, or not expired. */
function isNotForListExpired(eb: ExpressionBuilder<Tables, 'shared_state'>) {
  return eb.or([eb('owner', 'is', null), eb('expires_at', '>', Date.now())]);
}

async function removeExpired(db: Database): Promise<void> {
  await db
    .deleteFrom('shared_state')
    .where('owner', 'is', null)
    .where('expires_at', '<=', clockOf(db))
    .execute();
}
