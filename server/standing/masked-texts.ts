import { maskNationalIds } from '../platform/db/national-id.ts';
import { ITEM_NUMBERS } from '../sources/tidy-item.ts';

/** Fields that are left unchanged. An account number can look like a national id. */
const KEYS: readonly string[] = [...ITEM_NUMBERS, 'systemSource', 'klageUrl'];

/** Returns an item of a customer with the national ids in its texts masked, at any depth. Keys are left unchanged. */
export function withMaskedTexts<Item>(item: Item): Item {
  return masked(item) as Item;
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskNationalIds(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, KEYS.includes(name) ? field : masked(field)]),
  );
}
