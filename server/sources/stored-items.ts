import type { ExpressionBuilder } from 'kysely';
import type { ListName, WireItems } from '../../contract/items.ts';
import type { Database } from '../platform/db/database.ts';
import type { StoredDocument, Tables } from '../platform/db/schema.ts';
import { ITEMS_IN_ORE, type Items } from './items-in-ore.ts';
import type { ItemKey } from './source.ts';

/**
 * Returns an item from its JSON text in the store, in the internal form. The store has checked items in the
 * form of the wire, and the sizes of documents' files.
 */
export function storedItem<Name extends ListName>(list: Name, value: string): Items[Name] {
  return ITEMS_IN_ORE[list](toWire(list, JSON.parse(value)));
}

function toWire<Name extends ListName>(list: Name, item: WireItems[Name]): WireItems[Name] {
  if (list === 'dokumenter') {
    const { size, ...document } = item as StoredDocument;
    return (size === undefined ? { ...document, harFil: false } : document) as WireItems[Name];
  }
  return list === 'meldinger' ? { lest: false, ...item } : item;
}

/** Returns the condition for the row of a customer's item. */
export function isItem(customerId: string, list: ListName, { systemSource, id }: ItemKey) {
  return (eb: ExpressionBuilder<Tables, 'item'>) =>
    eb.and({ customer_id: customerId, list, system: systemSource, id });
}

/** Returns the JSON text of a customer's item, and locks its row until the transaction ends. The update changes nothing. */
export async function lockedItem(
  transaction: Database,
  customerId: string,
  list: ListName,
  key: ItemKey,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('item')
    .set((eb) => ({ position: eb.ref('position') }))
    .where(isItem(customerId, list, key))
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}
