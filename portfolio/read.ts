import { type Chunk, readChunks } from './chunks.ts';
import { PortfolioCustomer } from './format.ts';
import { PortfolioIssues } from './issue.ts';
import { withoutNpmLines } from './npm-lines.ts';
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
 * The customers of a portfolio file, one at a time, in memory that does not grow with the file (spec: decisions §7.1).
 * Throws `PortfolioIssues` where the text is not of the form.
 */
export async function* readPortfolio(
  bytes: AsyncIterable<Uint8Array>,
  form: PortfolioForm,
): AsyncGenerator<PortfolioRecord> {
  const chunks = withoutNpmLines(readChunks(bytes));
  const head = await readHead(chunks);
  const looks = formOfText(head);
  if (form !== 'either' && looks !== 'either' && form !== looks) throw new PortfolioIssues([MISNAMED[form]]);
  const settled = form === 'either' ? looks : form;
  const whole = follow(head, chunks);
  yield* settled === 'lines' ? readLines(whole) : readDocument(whole);
}

const MISNAMED = {
  lines:
    'this looks like one object {"customers": […]}, and .jsonl is for one customer a line: name the file .json',
  document:
    'this looks like one customer a line, and .json is for one object {"customers": […]}: name the file .jsonl',
};

const FIRST_FIELD = /^\s*\{\s*"(\w+)"/;
const HEAD_LENGTH = 10_000;

/** As many chunks as show the first field, or some thousand characters. */
async function readHead(chunks: AsyncGenerator<Chunk[]>): Promise<Chunk[]> {
  const head: Chunk[] = [];
  while (textOf(head).length < HEAD_LENGTH && !FIRST_FIELD.test(textOf(head))) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(...value);
  }
  return head;
}

/** What the first field tells of the form, whatever the file is called. */
function formOfText(head: Chunk[]): PortfolioForm {
  const [, field = ''] = FIRST_FIELD.exec(textOf(head)) ?? [];
  if (field === 'customers') return 'document';
  return Object.hasOwn(PortfolioCustomer.properties, field) ? 'lines' : 'either';
}

function textOf(chunks: Chunk[]): string {
  return chunks.map(({ text }) => text).join('');
}

async function* follow(head: Chunk[], rest: AsyncIterable<Chunk[]>): AsyncGenerator<Chunk[]> {
  yield head;
  yield* rest;
}
