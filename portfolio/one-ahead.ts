/** Yields the same items; each is got ready while the one before is worked on. */
export async function* oneAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    let next = source.next();
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      next.catch(() => {}); // is thrown above, when its turn comes
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
