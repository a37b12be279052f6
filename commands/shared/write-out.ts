import type { Writable } from 'node:stream';
import { errorMessage } from '../../server/platform/error-message.ts';
import { CommandError } from './issues.ts';

/**
 * Writes chunks to an output, each after the previous one is written, so that memory use stays constant. Ends
 * quietly if the reader has closed the output (`| head`). Throws any other error of the output.
 */
export async function writeOut(
  chunks: AsyncIterable<string> | Iterable<string>,
  output: Writable,
): Promise<void> {
  output.off('error', ignoreError).on('error', ignoreError);
  try {
    for await (const chunk of chunks) await write(output, chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}

/** The callback of the write reports the error. An unhandled `error` event would end the process, also after the write. */
function ignoreError(): void {}

function write(output: Writable, chunk: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes a line to an output. */
export async function print(line: string, output: Writable): Promise<void> {
  await writeOut([`${line}\n`], output);
}

/** Writes the result of a change. The change is done, also when its line can't be written, as on a full disk. */
export async function printDone(line: string, output: Writable): Promise<void> {
  try {
    await print(line, output);
  } catch (error) {
    throw new CommandError(`It is done, but the result could not be printed: ${errorMessage(error)}`);
  }
}
