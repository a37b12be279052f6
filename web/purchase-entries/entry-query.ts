import { PRODUCT_AREAS, type ProductArea } from '../../domain/product-area.ts';

/** The query of the page: the LO layout, and the initially open groups with the most recently opened last. */
type EntryQuery = { isLo: boolean; groups: readonly ProductArea[] };

/** Reads `isLo=true` and every `gruppe=<area>` with a known area from a query (spec: overview §2.5). */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const named = new Set(query.getAll('gruppe'));
  return {
    isLo: query.get('isLo') === 'true',
    groups: [...named].flatMap((name) => PRODUCT_AREAS.find((area) => area === name) ?? []),
  };
}

/** Returns the query with these groups. Other parameters stay unchanged. */
export function withGroups(search: string, groups: Iterable<ProductArea>): string {
  const query = new URLSearchParams(search);
  query.delete('gruppe');
  for (const area of groups) query.append('gruppe', area);
  const text = query.toString();
  return text && `?${text}`;
}
