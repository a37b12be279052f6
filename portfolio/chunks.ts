import { PortfolioIssues } from './issue.ts';

/** A stretch of a file's text within one line; `line` is counted from 1. */
export type Chunk = { text: string; line: number; endsLine: boolean };

/**
 * The text of a portfolio file, a list of chunks for each chunk that is read; a byte-order mark is left out. A
 * chunk ends with its line, with the chunk, or after a brace, so that none goes on after the end of a customer.
 * Throws `PortfolioIssues` where the bytes are not UTF-8.
 */
export async function* readChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk[]> {
  const decoder = new TextDecoder();
  let line = 1;

  function cut(text: string): Chunk[] {
    const chunks: Chunk[] = [];
    for (const [chunk] of text.matchAll(/[^{}\n]*[{}\n]|[^{}\n]+$/g)) {
      const endsLine = chunk.endsWith('\n');
      chunks.push({ text: chunk, line, endsLine });
      if (endsLine) line += 1;
    }
    return checked(chunks);
  }

  for await (const chunk of bytes) yield cut(decoder.decode(chunk, { stream: true }));
  yield cut(decoder.decode());
}

/** The decoder puts U+FFFD where bytes are no UTF-8; one that stands in the file tells of the same issue earlier. */
function checked(chunks: Chunk[]): Chunk[] {
  const damaged = chunks.find(({ text }) => text.includes('\ufffd'));
  if (damaged) throw new PortfolioIssues([`line ${damaged.line}: not valid UTF-8`]);
  return chunks;
}
