/** The items with a date in one year. */
export type OfYear<Item> = { year: string; items: readonly Item[] };

/** Returns items grouped by the year of their date (`2026-12-31`), in their original order. */
export function byYear<Item>(items: readonly Item[], dateOf: (item: Item) => string): OfYear<Item>[] {
  return [...Map.groupBy(items, (item) => dateOf(item).slice(0, 4))].map(([year, all]) => ({
    year,
    items: all,
  }));
}
