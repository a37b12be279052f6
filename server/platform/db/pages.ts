/** Yields the rows of a query page by page, so that memory stays constant. `read` gets the last row of the page before. */
export async function* pages<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let page = await read(undefined);
  while (page.length > 0) {
    yield page;
    page = await read(page.at(-1));
  }
}
