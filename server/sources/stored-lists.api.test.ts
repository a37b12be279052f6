import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../commands/portfolio/demo.ts';
import type { ListName } from '../../contract/items.ts';
import { mainSystems, SHIPPED_SYSTEMS, SYSTEMS, type System } from '../../domain/systems.ts';
import { observeQueries } from '../platform/db/database.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { storedLists } from './stored-lists.ts';

const MAIN_SYSTEMS = mainSystems(SHIPPED_SYSTEMS);

type Asked = readonly [id: string, list: ListName, systems: readonly System[]];

describe.each(databases())('lists in the store on $name', ({ open }) => {
  let store: TestDatabase;
  const ids: string[] = [];
  let queries = 0;
  beforeAll(async () => {
    store = await open();
    await fillEmptyStore(store.db);
    for (const { ssn } of demoPeople().slice(0, 2)) {
      const row = store.db
        .selectFrom('customer')
        .select('id')
        .where('ssn', '=', ssn ?? '');
      ids.push((await row.executeTakeFirstOrThrow()).id);
    }
    observeQueries(store.db, () => {
      queries += 1;
    });
  });
  afterAll(() => store.close());

  const expected = async ([id, list, systems]: Asked) => {
    const rows = store.db
      .selectFrom('item')
      .select('value')
      .where('customer_id', '=', id)
      .where('list', '=', list)
      .where('system', 'in', systems)
      .orderBy('position');
    return (await rows.execute()).map(({ value }) => value);
  };

  test('of one turn are read by one query for each customer, each with its own items', async () => {
    const lists = storedLists(store.db);
    const [kari = '', other = ''] = ids;
    const asked: readonly Asked[] = [
      [kari, 'avtaler', MAIN_SYSTEMS],
      [kari, 'avtaler', SYSTEMS],
      [kari, 'tilbud', SYSTEMS],
      [kari, 'fakturaer', SYSTEMS],
      [other, 'avtaler', SYSTEMS],
    ];
    const wanted = await Promise.all(asked.map(expected));
    expect(wanted[0]?.length).toBeGreaterThan(2);
    queries = 0;
    expect(await Promise.all(asked.map((each) => lists(...each)))).toEqual(wanted);
    expect(queries).toBe(2);
  });

  test('are read again each time', async () => {
    const lists = storedLists(store.db);
    const [kari = ''] = ids;
    const before = await lists(kari, 'tilbud', SYSTEMS);
    expect(before.length).toBeGreaterThan(0);
    await store.db.deleteFrom('item').where('customer_id', '=', kari).where('list', '=', 'tilbud').execute();
    expect(await lists(kari, 'tilbud', SYSTEMS)).toEqual([]);
  });

  test('that fail to be read fail for every asker, and are asked for again later', async () => {
    const broken = await open();
    const lists = storedLists(broken.db);
    await broken.close();
    const both = await Promise.allSettled([lists('a', 'avtaler', SYSTEMS), lists('a', 'tilbud', SYSTEMS)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(lists('a', 'avtaler', SYSTEMS)).rejects.toThrow();
  });
});
