import type { Chunk } from './chunks.ts';
import { issueAt, PortfolioIssues } from './issue.ts';
import { CUSTOMER_LENGTH, parseCustomer, tooLong } from './json-text.ts';
import type { PortfolioRecord } from './record.ts';

/** The customers of JSON lines; blank lines are passed over. Throws `PortfolioIssues` where a line is not JSON. */
export async function* readLines(chunks: AsyncIterable<Chunk[]>): AsyncGenerator<PortfolioRecord> {
  const place = { customer: 1, line: 1 };
  let text = '';

  function* endLine(): Generator<PortfolioRecord> {
    if (text.trim() !== '') {
      yield { place: { ...place }, value: parseCustomer(text, place, 'the line ends too early') };
      place.customer += 1;
    }
    text = '';
  }

  for await (const batch of chunks) {
    for (const chunk of batch) {
      place.line = chunk.line;
      text += chunk.text;
      if (text.length > CUSTOMER_LENGTH) throw issueAt(place, [tooLong]);
      if (chunk.endsLine) yield* endLine();
    }
  }
  yield* endLine();
  if (place.customer === 1) throw new PortfolioIssues(['the file is empty']);
}
