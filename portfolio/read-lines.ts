import { faultAt, PortfolioFault } from './fault.ts';
import { CUSTOMER_LENGTH, parseCustomer, tooLong } from './json-text.ts';
import type { Piece } from './pieces.ts';
import type { PortfolioRecord } from './record.ts';

/** The customers of JSON lines; blank lines are passed over. Throws `PortfolioFault` where a line is not JSON. */
export async function* readLines(pieces: AsyncIterable<Piece[]>): AsyncGenerator<PortfolioRecord> {
  const place = { customer: 1, line: 1 };
  let text = '';

  function* endLine(): Generator<PortfolioRecord> {
    if (text.trim() !== '') {
      yield { place: { ...place }, value: parseCustomer(text, place, 'the line ends too early') };
      place.customer += 1;
    }
    text = '';
  }

  for await (const chunk of pieces) {
    for (const piece of chunk) {
      place.line = piece.line;
      text += piece.text;
      if (text.length > CUSTOMER_LENGTH) throw faultAt(place, [tooLong]);
      if (piece.endsLine) yield* endLine();
    }
  }
  yield* endLine();
  if (place.customer === 1) throw new PortfolioFault(['the file is empty']);
}
