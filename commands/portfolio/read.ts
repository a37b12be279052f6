import { PortfolioCustomer } from './format.ts';
import { PortfolioIssues, type PortfolioRecord } from './issue.ts';
import { withoutNpmLines } from './npm-lines.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './read-lines.ts';
import { readSegments, type Segment } from './segments.ts';

/** One object `{"customers": […]}`, or JSON lines with one customer each. 'either': the beginning of the text decides. */
export type PortfolioForm = 'document' | 'lines' | 'either';

/** Returns the form by file name: `.jsonl`, `.json`, or 'either' for other names and '-'. */
export function formOf(file: string): PortfolioForm {
  if (/\.jsonl$/i.test(file)) return 'lines';
  return /\.json$/i.test(file) ? 'document' : 'either';
}

/** Yields the customers of a portfolio file with constant memory (spec: decisions §7.1). Throws `PortfolioIssues`. */
export async function* readPortfolio(
  bytes: AsyncIterable<Uint8Array>,
  form: PortfolioForm,
): AsyncGenerator<PortfolioRecord> {
  const segments = withoutNpmLines(readSegments(bytes));
  const head = await readHead(segments);
  const looks = formOfText(head);
  if (form !== 'either' && looks !== 'either' && form !== looks) throw new PortfolioIssues([MISNAMED[form]]);
  const settled = form === 'either' ? looks : form;
  const whole = follow(head, segments);
  yield* settled === 'lines' ? readLines(whole) : readDocument(whole);
}

const MISNAMED = {
  lines:
    'this looks like one object {"customers": […]}, and .jsonl is for one customer per line: name the file .json',
  document:
    'this looks like one customer per line, and .json is for one object {"customers": […]}: name the file .jsonl',
};

const FIRST_FIELD = /^\s*\{\s*"(\w+)"/;
const HEAD_LENGTH = 10_000;

/** Returns the first segments, up to the first field name or some thousand characters. */
async function readHead(segments: AsyncGenerator<Segment[]>): Promise<Segment[]> {
  const head: Segment[] = [];
  while (textOf(head).length < HEAD_LENGTH && !FIRST_FIELD.test(textOf(head))) {
    const { value, done } = await segments.next();
    if (done) break;
    head.push(...value);
  }
  return head;
}

function formOfText(head: Segment[]): PortfolioForm {
  const [, field = ''] = FIRST_FIELD.exec(textOf(head)) ?? [];
  if (field === 'customers') return 'document';
  return Object.hasOwn(PortfolioCustomer.properties, field) ? 'lines' : 'either';
}

function textOf(segments: Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

async function* follow(head: Segment[], rest: AsyncIterable<Segment[]>): AsyncGenerator<Segment[]> {
  yield head;
  yield* rest;
}
