import { PortfolioFault } from './fault.ts';

/** A stretch of a file's text within one line; `line` is counted from 1. */
export type Piece = { text: string; line: number; endsLine: boolean };

/**
 * The text of a portfolio file, a list of pieces for each chunk that is read; a byte-order mark is left out. A
 * piece ends with its line, with the chunk, or after a brace, so that none goes on after the end of a customer.
 * Throws `PortfolioFault` where the bytes are not UTF-8.
 */
export async function* readPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Piece[]> {
  const decoder = new TextDecoder();
  let line = 1;

  function cut(text: string): Piece[] {
    const pieces: Piece[] = [];
    for (const [piece] of text.matchAll(/[^{}\n]*[{}\n]|[^{}\n]+$/g)) {
      const endsLine = piece.endsWith('\n');
      pieces.push({ text: piece, line, endsLine });
      if (endsLine) line += 1;
    }
    return checked(pieces);
  }

  for await (const chunk of bytes) yield cut(decoder.decode(chunk, { stream: true }));
  yield cut(decoder.decode());
}

/** The decoder puts U+FFFD where bytes are no UTF-8; one that stands in the file tells of the same fault earlier. */
function checked(pieces: Piece[]): Piece[] {
  const damaged = pieces.find(({ text }) => text.includes('\ufffd'));
  if (damaged) throw new PortfolioFault([`line ${damaged.line}: not valid UTF-8`]);
  return pieces;
}
