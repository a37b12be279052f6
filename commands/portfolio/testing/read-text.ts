import { Readable } from 'node:stream';
import { PortfolioIssues, type PortfolioRecord } from '../issue.ts';
import { type PortfolioForm, readPortfolio } from '../read.ts';
import { collect } from './collect.ts';

/** Reads a text or bytes in chunks of `chunkSize` bytes. */
export async function read(content: string | Uint8Array, form: PortfolioForm, chunkSize = 64 * 1024) {
  const bytes = Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, chunk) =>
    bytes.subarray(chunk * chunkSize, (chunk + 1) * chunkSize),
  );
  return collect(readPortfolio(Readable.from(chunks), form));
}

/** Returns the lines of the issues that reading fails with. */
export async function issueOf(reading: Promise<PortfolioRecord[]>): Promise<readonly string[]> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortfolioIssues)) throw new Error('no issue', { cause: error });
  return error.lines;
}
