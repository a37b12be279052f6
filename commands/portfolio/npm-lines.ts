import type { Segment } from './segments.ts';

/** Lines of npm are far shorter. */
const MAX = 10_000;

/** Removes the lines that npm writes before an export: blank lines, and lines that begin with '>'. */
export async function* withoutNpmLines(segments: AsyncIterable<Segment[]>): AsyncGenerator<Segment[]> {
  let line = '';
  let length = 0;
  let begun = false;

  function belongsToNpm({ text, endsLine }: Segment): boolean {
    line += text;
    length += text.length;
    const isNpmLine = length < MAX && (line.trim() === '' || line.startsWith('>'));
    if (endsLine) line = '';
    return isNpmLine;
  }

  for await (const batch of segments) {
    const first: number = begun ? 0 : batch.findIndex((segment) => !belongsToNpm(segment));
    begun = first >= 0;
    if (begun) yield batch.slice(first);
  }
}
