import type { ListName, WireItems } from '../../contract/items.ts';
import type { StoredDocument } from '../platform/db/schema.ts';
import { ITEMS_IN_ORE, type Items } from './items-in-ore.ts';

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
