import { Readable } from 'node:stream';
import { PortfolioIssues, type PortfolioRecord } from '../issue.ts';
import { type PortfolioForm, readPortfolio } from '../read.ts';
import { collect } from './collect.ts';

/** Customers as they may stand in a file, unchecked: in a document on one line or indented, and in lines. */
export const CUSTOMERS = [
  { ssn: '1', navn: 'Åse {[«"\\n😀' },
  { ssn: '2' },
  'x',
  { ssn: '3', avtaler: [{ a: [1.5e2, true, null] }] },
];
export const DOCUMENT = JSON.stringify({ customers: CUSTOMERS });
export const INDENTED = JSON.stringify({ customers: CUSTOMERS }, null, 2);
export const LINES = CUSTOMERS.map((customer) => `${JSON.stringify(customer)}\n`).join('');

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
