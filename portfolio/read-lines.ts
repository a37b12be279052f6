import { issueAt, PortfolioIssues } from './issue.ts';
import { CUSTOMER_LENGTH, parseCustomer, tooLong } from './json-text.ts';
import type { PortfolioRecord } from './record.ts';
import type { Segment } from './segments.ts';

/** Yields the customers of JSON lines, without blank lines. Throws `PortfolioIssues` where a line is not JSON. */
export async function* readLines(segments: AsyncIterable<Segment[]>): AsyncGenerator<PortfolioRecord> {
  const place = { customer: 1, line: 1 };
  let text = '';

  function* endLine(): Generator<PortfolioRecord> {
    if (text.trim() !== '') {
      yield { place: { ...place }, value: parseCustomer(text, place, 'the line ends too early') };
      place.customer += 1;
    }
    text = '';
  }

  for await (const batch of segments) {
    for (const segment of batch) {
      place.line = segment.line;
      text += segment.text;
      if (text.length > CUSTOMER_LENGTH) throw issueAt(place, [tooLong]);
      if (segment.endsLine) yield* endLine();
    }
  }
  yield* endLine();
  if (place.customer === 1) throw new PortfolioIssues(['the file is empty']);
}
