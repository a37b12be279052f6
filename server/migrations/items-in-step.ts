import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnsFrom, EARLIER_LISTS, type EarlierList, itemJson, itemsFrom } from './earlier-lists.ts';

/*
 * Triggers that keep the table `item` and the earlier tables in step, so that the version before migration
 * 008 can run beside this one. Both versions insert and delete items; they update only whether a message is
 * read. An insert of an item that is already there does nothing, which ends the chain of triggers.
 */

const ITEM_COLUMNS = sql`customer_id, list, system, id, position, value`;
const MESSAGES = EARLIER_LISTS.filter(({ list }) => list === 'meldinger');

/** Creates the triggers on SQLite. They run once for each row. */
export async function keepInStepOnSqlite(db: Kysely<never>): Promise<void> {
  for (const each of EARLIER_LISTS) {
    const { table, list, key } = each;
    const trigger = (name: string) => sql.id(`${table}_${name}`);
    const sameItem = (row: 'old' | 'new') => sql`customer_id = ${sql.ref(`${row}.customer_id`)}
      and list = ${sql.lit(list)} and system = ${sql.ref(`${row}.system`)} and id = ${sql.ref(`${row}.${key}`)}`;
    const sameRow = sql`customer_id = old.customer_id and system = old.system and ${sql.ref(key)} = old.id`;
    const { columns, values } = columnsFrom('sqlite', each, 'new.');
    await run(db, [
      sql`create trigger ${trigger('inserted')} after insert on ${sql.table(table)} begin
        insert into item (${ITEM_COLUMNS}) values (new.customer_id, ${sql.lit(list)}, new.system,
          ${sql.ref(`new.${key}`)}, new.position, ${itemJson('sqlite', each, 'new.')})
        on conflict do nothing; end`,
      sql`create trigger ${trigger('deleted')} after delete on ${sql.table(table)} begin
        delete from item where ${sameItem('old')}; end`,
      sql`create trigger ${trigger('item_inserted')} after insert on item when new.list = ${sql.lit(list)} begin
        insert into ${sql.table(table)} (${columns}) values (${values}) on conflict do nothing; end`,
      sql`create trigger ${trigger('item_deleted')} after delete on item when old.list = ${sql.lit(list)} begin
        delete from ${sql.table(table)} where ${sameRow}; end`,
    ]);
  }
  for (const each of MESSAGES) {
    await run(db, [
      sql`create trigger message_updated after update of is_read on message when new.is_read <> old.is_read begin
        update item set value = ${itemJson('sqlite', each, 'new.')}
        where customer_id = new.customer_id and list = 'meldinger' and system = new.system and id = new.id
          and coalesce(json_extract(value, '$.lest'), 0) <> new.is_read; end`,
      sql`create trigger message_item_updated after update of value on item when new.list = 'meldinger' begin
        update message set is_read = coalesce(json_extract(new.value, '$.lest'), 0)
        where customer_id = new.customer_id and system = new.system and id = new.id
          and is_read <> coalesce(json_extract(new.value, '$.lest'), 0); end`,
    ]);
  }
}

/**
 * Creates the triggers on PostgreSQL. They run once for each statement, and not within each other. They have
 * the rights of their owner, because the account of the earlier version has none on the table `item`.
 */
export async function keepInStepOnPostgres(db: Kysely<never>): Promise<void> {
  for (const each of EARLIER_LISTS) {
    await run(db, [
      ...statementTrigger(
        each.table,
        'insert',
        sql`insert into item (${ITEM_COLUMNS})
        ${itemsFrom('postgres', each, 'changed')} on conflict do nothing;`,
      ),
      ...statementTrigger(
        each.table,
        'delete',
        sql`delete from item using changed
        where item.customer_id = changed.customer_id and item.list = ${sql.lit(each.list)}
          and item.system = changed.system and item.id = ${sql.ref(`changed.${each.key}`)};`,
      ),
    ]);
  }
  for (const each of MESSAGES) {
    await run(db, [
      ...statementTrigger(
        'message',
        'update',
        sql`update item set value = ${itemJson('postgres', each, 'changed.')}
        from changed where item.customer_id = changed.customer_id and item.list = 'meldinger'
          and item.system = changed.system and item.id = changed.id;`,
      ),
      ...statementTrigger(
        'item',
        'update',
        sql`update message
        set is_read = coalesce((changed.value::json ->> 'lest')::boolean::integer, 0)
        from changed where changed.list = 'meldinger' and message.customer_id = changed.customer_id
          and message.system = changed.system and message.id = changed.id;`,
      ),
    ]);
  }
  await run(db, [
    ...statementTrigger('item', 'insert', sql.join(EARLIER_LISTS.map(rowsFromItems), sql` `)),
    ...statementTrigger('item', 'delete', sql.join(EARLIER_LISTS.map(rowsOfItems), sql` `)),
  ]);
}

function rowsFromItems(each: EarlierList): RawBuilder<unknown> {
  const { columns, values } = columnsFrom('postgres', each, 'changed.');
  return sql`insert into ${sql.table(each.table)} (${columns}) select ${values} from changed
    where changed.list = ${sql.lit(each.list)} on conflict do nothing;`;
}

function rowsOfItems({ list, table, key }: EarlierList): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`delete from ${sql.table(table)} using changed where changed.list = ${sql.lit(list)}
    and ${column('customer_id')} = changed.customer_id and ${column('system')} = changed.system
    and ${column(key)} = changed.id;`;
}

function statementTrigger(
  table: string,
  event: 'insert' | 'update' | 'delete',
  body: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const name = sql.id(`${table}_${event}_in_step`);
  const rows = event === 'delete' ? sql`old table` : sql`new table`;
  return [
    sql`create function ${name}() returns trigger language plpgsql security definer
      set search_path from current as $$ begin ${body} return null; end $$`,
    sql`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${rows} as changed for each statement
      when (pg_trigger_depth() = 0) execute function ${name}()`,
  ];
}

async function run(db: Kysely<never>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
