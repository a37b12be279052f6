import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, test, vi } from 'vitest';
import { compiledQuery } from './compiled-query.ts';
import type { Tables } from './schema.ts';

class CountingCompiler extends SqliteQueryCompiler {
  static readonly compiled = vi.fn();
  override compileQuery(...query: Parameters<SqliteQueryCompiler['compileQuery']>) {
    CountingCompiler.compiled();
    return super.compileQuery(...query);
  }
}

const asked: { sql: string; parameters: readonly unknown[] }[] = [];
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new SqliteIntrospector(each),
    createQueryCompiler: () => new CountingCompiler(),
  },
  log: ({ query: { sql, parameters } }) => {
    asked.push({ sql, parameters });
  },
});

test('compiles a query once and runs it with the parameters of each call', async () => {
  const query = compiledQuery(db, ({ id, system }: { id: string; system: 'NICE' | 'NSF' }) =>
    db
      .selectFrom('item')
      .select('value')
      .where('system', '=', system)
      .where('customer_id', '=', id)
      .where('position', '>', 3),
  );
  await query({ id: 'a', system: 'NICE' });
  await query({ id: 'b', system: 'NSF' });
  expect(CountingCompiler.compiled).toHaveBeenCalledOnce();
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    ['NICE', 'a', 3],
    ['NSF', 'b', 3],
  ]);
  expect(new Set(asked.map(({ sql }) => sql)).size).toBe(1);
});
