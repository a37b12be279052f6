/** Yields the same items, and prefetches the next item while the current one is processed. */
export async function* prefetchOne<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    let next = source.next();
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      next.catch(() => {}); // thrown above, when it is awaited
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
