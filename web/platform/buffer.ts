type Sink<Item> = (item: Item) => void;

/** Returns a buffer for items that have no receiver yet. It holds at most `limit` items and drops later ones. */
export function createBuffer<Item>(limit: number) {
  let sink: Sink<Item> | null = null;
  let items: Item[] = [];
  return {
    push(item: Item): void {
      if (sink) sink(item);
      else if (items.length < limit) items.push(item);
    },
    /** Passes every item to `next`, buffered items first. null: buffers items again. */
    drainTo(next: Sink<Item> | null): void {
      sink = next;
      if (next === null) return;
      const buffered = items;
      items = [];
      for (const item of buffered) next(item);
    },
  };
}
