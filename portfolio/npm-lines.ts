import type { Piece } from './pieces.ts';

/** npm's lines are far shorter. */
const MOST = 10_000;

/**
 * Passes over what npm writes before the output of `npm run portfolio -- export`: blank lines, and lines that
 * begin with '>'. So a portfolio that was written through npm can be read.
 */
export async function* withoutNpmLines(pieces: AsyncIterable<Piece[]>): AsyncGenerator<Piece[]> {
  let line = '';
  let length = 0;
  let begun = false;

  function belongsToNpm({ text, endsLine }: Piece): boolean {
    line += text;
    length += text.length;
    const passed = length < MOST && (line.trim() === '' || line.startsWith('>'));
    if (endsLine) line = '';
    return passed;
  }

  for await (const chunk of pieces) {
    const first: number = begun ? 0 : chunk.findIndex((piece) => !belongsToNpm(piece));
    begun = first >= 0;
    if (begun) yield chunk.slice(first);
  }
}
