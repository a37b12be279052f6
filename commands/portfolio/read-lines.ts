import { issueAt, PortfolioIssues, type PortfolioRecord } from './issue.ts';
import { CUSTOMER_LENGTH, lengthOf, parseCustomer, tooLong } from './json-text.ts';
import type { Segment } from './segments.ts';

/**
 * Yields the customers of JSON lines, skipping blank lines. Throws `PortfolioIssues` if a line is not JSON.
 */
export async function* readLines(segments: AsyncIterable<Segment[]>): AsyncGenerator<PortfolioRecord> {
  const place = { customer: 1, line: 1 };
  let text = '';
  let length = 0;

  function* endLine(): Generator<PortfolioRecord> {
    if (text.trim() !== '') {
      yield { place: { ...place }, value: parseCustomer(text, place, 'the line ends too early') };
      place.customer += 1;
    }
    text = '';
    length = 0;
  }

  for await (const batch of segments) {
    for (const segment of batch) {
      place.line = segment.line;
      text += segment.text;
      length += lengthOf(segment.text);
      if (length > CUSTOMER_LENGTH) throw issueAt(place, [tooLong]);
      if (segment.endsLine) yield* endLine();
    }
  }
  yield* endLine();
  if (place.customer === 1) throw new PortfolioIssues(['the file is empty']);
}
