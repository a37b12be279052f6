import type { PortfolioCustomer } from './format.ts';

/** One object `{"customers": […]}`, or JSON lines. Both have one customer per line. */
export type TextForm = 'document' | 'lines';

const MARKS = {
  document: { start: '{"customers":[\n', separator: ',\n', end: '\n]}\n', empty: '{"customers":[]}\n' },
  lines: { start: '', separator: '\n', end: '\n', empty: '' },
} as const;

const CHUNK_LENGTH = 64 * 1024;

/** Yields the text of a portfolio file in chunks. */
export async function* portfolioText(
  customers: AsyncIterable<PortfolioCustomer> | Iterable<PortfolioCustomer>,
  form: TextForm,
): AsyncGenerator<string> {
  const { start, separator, end, empty } = MARKS[form];
  let begun = false;
  let chunk = '';
  for await (const customer of customers) {
    chunk += (begun ? separator : start) + JSON.stringify(customer);
    begun = true;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield begun ? chunk + end : empty;
}
