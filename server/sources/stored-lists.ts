import type { ListName } from '../../contract/items.ts';
import type { System } from '../../domain/systems.ts';
import { compiledQuery } from '../platform/db/compiled-query.ts';
import type { Database } from '../platform/db/database.ts';
import { lazyByKey } from '../platform/lazy.ts';

type Row = { list: string; system: string; value: string };

/**
 * Returns a function that reads the JSON texts of a customer's list in the store, in their order. One query
 * reads the lists of a customer that are asked for in the same turn of the event loop, as for a page. Nothing is kept.
 */
export function storedLists(db: Database) {
  const waiting = new Map<string, { lists: Set<ListName>; rows: Promise<Row[]> }>();

  /** Returns the query of some lists, joined by commas. A page has always the same, so there are only a few. */
  const queryOf = lazyByKey((lists: string) =>
    compiledQuery(db, ({ id }: { id: string }) =>
      db
        .selectFrom('item')
        .select(['list', 'system', 'value'])
        .where('customer_id', '=', id)
        .where('list', 'in', lists.split(',') as ListName[])
        .orderBy('position'),
    ),
  );

  async function readTogether(id: string, lists: ReadonlySet<ListName>): Promise<Row[]> {
    await new Promise<void>((afterTurn) => process.nextTick(afterTurn));
    waiting.delete(id);
    return await queryOf([...lists].sort().join())({ id });
  }

  function rowsOf(id: string, list: ListName): Promise<Row[]> {
    const others = waiting.get(id);
    if (others) {
      others.lists.add(list);
      return others.rows;
    }
    const lists = new Set([list]);
    const rows = readTogether(id, lists);
    waiting.set(id, { lists, rows });
    return rows;
  }

  return async (id: string, list: ListName, systems: readonly System[]): Promise<string[]> => {
    const names: readonly string[] = systems;
    return (await rowsOf(id, list))
      .filter((row) => row.list === list && names.includes(row.system))
      .map(({ value }) => value);
  };
}
