import { PRODUCT_AREAS, type ProductArea } from '../../domain/product-area.ts';

/** What the address asks of the page: the LO layout, and the group that is open from the start. */
export type EntryQuery = { isLo: boolean; group: ProductArea | null };

/**
 * Reads `isLo=true` (spec: overview §2.5) and `gruppe=<area>` from an address's query; what it doesn't know it passes
 * over.
 */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const group = query.get('gruppe');
  return {
    isLo: query.get('isLo') === 'true',
    group: PRODUCT_AREAS.find((area) => area === group) ?? null,
  };
}
