import type { Writable } from 'node:stream';

/**
 * Writes chunks to an output, each when the one before has gone, so that nothing piles up. An output that its
 * reader has closed (`| head`) ends it quietly; any other error of the output is thrown.
 */
export async function writeOut(
  chunks: AsyncIterable<string> | Iterable<string>,
  output: Writable,
): Promise<void> {
  // The error comes through the callback of the write; the event would end the process.
  const onError = () => {};
  output.on('error', onError);
  try {
    for await (const chunk of chunks) await write(output, chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}

function write(output: Writable, chunk: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes a line to an output. */
export async function print(line: string, output: Writable): Promise<void> {
  await writeOut([`${line}\n`], output);
}
