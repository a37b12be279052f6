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

/** Yields the text of an export, a chunk for each page of rows. */
export function feedbackText(pages: Pages, format: Format, withContact: boolean): AsyncGenerator<string> {
  return format === 'csv' ? csvText(pages, withContact) : jsonText(pages, withContact);
}

/**
 * Yields what a Norwegian spreadsheet opens as it is: semicolons, every text in quotes, lines ended as on Windows, and a
 * byte-order mark, without which it would not read æøå. What begins like a formula begins with ' instead.
 */
async function* csvText(pages: Pages, withContact: boolean): AsyncGenerator<string> {
  const columns = withContact ? [...COLUMNS, ...CONTACT_COLUMNS] : COLUMNS;
  const options = { delimiter: ';', quoted: true, escape_formulas: true, record_delimiter: '\r\n', columns };
  yield `\ufeff${stringify([], { ...options, header: true })}`;
  for await (const page of pages)
    yield stringify(
      page.flatMap((row) => lines(toEntry(row, withContact))),
      options,
    );
}

/** Returns a line for each answer of a survey, one for all else. */
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
