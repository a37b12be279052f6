type Sink<Item> = (item: Item) => void;

/** Returns a buffer of what has no receiver yet; past `limit` items it drops what comes. */
export function createBuffer<Item>(limit: number) {
  let sink: Sink<Item> | null = null;
  let items: Item[] = [];
  return {
    push(item: Item): void {
      if (sink) sink(item);
      else if (items.length < limit) items.push(item);
    },
    /** Hands every item to `next`, the buffered ones first; null: they are buffered again. */
    drainTo(next: Sink<Item> | null): void {
      sink = next;
      if (next === null) return;
      const buffered = items;
      items = [];
      for (const item of buffered) next(item);
    },
  };
}
