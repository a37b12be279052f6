import { PortfolioIssues } from './issue.ts';

/** A part of a file's text within one line. `line` starts at 1. */
export type Segment = { text: string; line: number; endsLine: boolean };

/**
 * Yields the text of a portfolio file, as a list of segments for each chunk of bytes, without a byte-order
 * mark. A segment ends with its line or with the chunk. Throws `PortfolioIssues` if the bytes are not UTF-8.
 */
export async function* readSegments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Segment[]> {
  const decoder = new TextDecoder();
  let line = 1;

  function split(text: string): Segment[] {
    const segments: Segment[] = [];
    let start = 0;
    for (let end = lineEnd(text, start); start < text.length; end = lineEnd(text, start)) {
      const endsLine = text[end - 1] === '\n';
      segments.push({ text: text.slice(start, end), line, endsLine });
      if (endsLine) line += 1;
      start = end;
    }
    if (text.includes('\ufffd')) expectUtf8(segments);
    return segments;
  }

  for await (const chunk of bytes) yield split(decoder.decode(chunk, { stream: true }));
  yield split(decoder.decode());
}

function lineEnd(text: string, start: number): number {
  const found = text.indexOf('\n', start);
  return found < 0 ? text.length : found + 1;
}

/** Throws if the decoder has inserted U+FFFD for invalid UTF-8. A U+FFFD in the file itself counts as the same issue. */
function expectUtf8(segments: readonly Segment[]): void {
  const damaged = segments.find(({ text }) => text.includes('\ufffd'));
  if (damaged) throw new PortfolioIssues([`line ${damaged.line}: not valid UTF-8`]);
}

/** Returns a text in parts that end after a brace, so that no part extends past the end of a customer. */
export function atBraces(text: string): readonly string[] {
  return text.match(/[^{}]*[{}]|[^{}]+$/g) ?? [];
}
