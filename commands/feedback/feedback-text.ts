import { stringify } from 'csv-stringify/sync';
import type { Format } from './arguments.ts';
import { type Entry, toEntry } from './entry.ts';
import type { FeedbackRow } from './read-feedback.ts';

const COLUMNS = [
  'time',
  'kind',
  'distributor',
  'page',
  'productCode',
  'value',
  'comment',
  'question',
  'answer',
];
const CONTACT_COLUMNS = ['email', 'phone'];

type Pages = AsyncIterable<FeedbackRow[]>;

/** Yields the text of an export, one chunk per page of rows. */
export function feedbackText(pages: Pages, format: Format, withContact: boolean): AsyncGenerator<string> {
  return format === 'csv' ? csvText(pages, withContact) : jsonText(pages, withContact);
}

/** Yields CSV for a Norwegian spreadsheet, with a byte-order mark, without which it misreads æøå. */
async function* csvText(pages: Pages, withContact: boolean): AsyncGenerator<string> {
  const columns = withContact ? [...COLUMNS, ...CONTACT_COLUMNS] : COLUMNS;
  const cast = { string: withoutFormula };
  const options = { delimiter: ';', quoted: true, cast, record_delimiter: '\r\n', columns };
  yield `\ufeff${stringify([], { ...options, header: true })}`;
  for await (const page of pages)
    yield stringify(
      page.flatMap((row) => lines(toEntry(row, withContact))),
      options,
    );
}

/**
 * Returns a text that no spreadsheet reads as a formula: prefixed with ' if it begins with a formula's sign, also a
 * full-width one or one after spaces, invisible characters or quotation marks.
 */
export function withoutFormula(text: string): string {
  return /^[\s\p{C}\p{Z}'"]*[=+\-@|%＝＋－＠−]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

/** Returns one line for each answer of a survey, and one line for any other entry. */
function lines({ answers, ...entry }: Entry): object[] {
  return answers === undefined ? [entry] : answers.map((answer) => ({ ...entry, ...answer }));
}

async function* jsonText(pages: Pages, withContact: boolean): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    yield separator + page.map((row) => JSON.stringify(toEntry(row, withContact))).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
