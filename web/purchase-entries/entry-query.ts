import { PRODUCT_AREAS, type ProductArea } from '../../domain/product-area.ts';

/** What the address asks of the page: the LO layout, and the groups that are open from the start, the last opened last. */
export type EntryQuery = { isLo: boolean; groups: readonly ProductArea[] };

/**
 * Reads `isLo=true` (spec: overview §2.5) and every `gruppe=<area>` from an address's query; what it doesn't know it passes
 * over.
 */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const named = new Set(query.getAll('gruppe'));
  return {
    isLo: query.get('isLo') === 'true',
    groups: [...named].flatMap((name) => PRODUCT_AREAS.find((area) => area === name) ?? []),
  };
}

/** Returns an address's query with these groups in it; all else stays. */
export function withGroups(search: string, groups: Iterable<ProductArea>): string {
  const query = new URLSearchParams(search);
  query.delete('gruppe');
  for (const area of groups) query.append('gruppe', area);
  const text = query.toString();
  return text && `?${text}`;
}
