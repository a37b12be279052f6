import type { Chunk } from './chunks.ts';

/** npm's lines are far shorter. */
const MOST = 10_000;

/**
 * Passes over what npm writes before the output of `npm run portfolio -- export`: blank lines, and lines that
 * begin with '>'. So a portfolio that was written through npm can be read.
 */
export async function* withoutNpmLines(chunks: AsyncIterable<Chunk[]>): AsyncGenerator<Chunk[]> {
  let line = '';
  let length = 0;
  let begun = false;

  function belongsToNpm({ text, endsLine }: Chunk): boolean {
    line += text;
    length += text.length;
    const passed = length < MOST && (line.trim() === '' || line.startsWith('>'));
    if (endsLine) line = '';
    return passed;
  }

  for await (const batch of chunks) {
    const first: number = begun ? 0 : batch.findIndex((chunk) => !belongsToNpm(chunk));
    begun = first >= 0;
    if (begun) yield batch.slice(first);
  }
}
