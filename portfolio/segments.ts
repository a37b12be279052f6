import { PortfolioIssues } from './issue.ts';

/** A part of a file's text within one line; `line` is counted from 1. */
export type Segment = { text: string; line: number; endsLine: boolean };

/**
 * Yields the text of a portfolio file, a list of segments for each chunk of bytes; a byte-order mark is left out. A
 * segment ends with its line, with the chunk, or after a brace, so that none goes on after the end of a customer.
 * Throws `PortfolioIssues` where the bytes are not UTF-8.
 */
export async function* readSegments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Segment[]> {
  const decoder = new TextDecoder();
  let line = 1;

  function split(text: string): Segment[] {
    const segments: Segment[] = [];
    for (const [segment] of text.matchAll(/[^{}\n]*[{}\n]|[^{}\n]+$/g)) {
      const endsLine = segment.endsWith('\n');
      segments.push({ text: segment, line, endsLine });
      if (endsLine) line += 1;
    }
    return checked(segments);
  }

  for await (const chunk of bytes) yield split(decoder.decode(chunk, { stream: true }));
  yield split(decoder.decode());
}

/** The decoder puts U+FFFD where bytes are no UTF-8; one in the file itself counts as the same issue. */
function checked(segments: Segment[]): Segment[] {
  const damaged = segments.find(({ text }) => text.includes('\ufffd'));
  if (damaged) throw new PortfolioIssues([`line ${damaged.line}: not valid UTF-8`]);
  return segments;
}
