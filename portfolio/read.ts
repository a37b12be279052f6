import { PortfolioCustomer } from './format.ts';
import { withoutNpmLines } from './npm-lines.ts';
import { type Piece, readPieces } from './pieces.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './read-lines.ts';
import type { PortfolioRecord } from './record.ts';

/** One object `{"customers": […]}`, or JSON lines: a customer a line. 'either': the beginning of the text tells. */
export type PortfolioForm = 'document' | 'lines' | 'either';

/** The form that a file's name promises: `.jsonl`, `.json`, or any other name (and '-'), which says nothing. */
export function formOf(file: string): PortfolioForm {
  if (/\.jsonl$/i.test(file)) return 'lines';
  return /\.json$/i.test(file) ? 'document' : 'either';
}

/**
 * The customers of a portfolio file, one at a time, in memory that does not grow with the file (decisions 7).
 * Throws `PortfolioFault` where the text is not of the form.
 */
export async function* readPortfolio(
  bytes: AsyncIterable<Uint8Array>,
  form: PortfolioForm,
): AsyncGenerator<PortfolioRecord> {
  const pieces = withoutNpmLines(readPieces(bytes));
  if (form === 'lines') return yield* readLines(pieces);
  if (form === 'document') return yield* readDocument(pieces);
  const head = await readHead(pieces);
  yield* beginsWithCustomer(head) ? readLines(follow(head, pieces)) : readDocument(follow(head, pieces));
}

const FIRST_FIELD = /^\s*\{\s*"(\w+)"/;
const HEAD_LENGTH = 10_000;

/** As many pieces as show the first field, or some thousand characters. */
async function readHead(pieces: AsyncGenerator<Piece[]>): Promise<Piece[]> {
  const head: Piece[] = [];
  while (textOf(head).length < HEAD_LENGTH && !FIRST_FIELD.test(textOf(head))) {
    const { value, done } = await pieces.next();
    if (done) break;
    head.push(...value);
  }
  return head;
}

function beginsWithCustomer(head: Piece[]): boolean {
  const [, field = ''] = FIRST_FIELD.exec(textOf(head)) ?? [];
  return Object.hasOwn(PortfolioCustomer.properties, field);
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

async function* follow(head: Piece[], rest: AsyncIterable<Piece[]>): AsyncGenerator<Piece[]> {
  yield head;
  yield* rest;
}
