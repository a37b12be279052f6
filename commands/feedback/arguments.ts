import { parseEmail } from '../../domain/email.ts';
import { eightDigits } from '../../domain/phone.ts';
import { UsageError } from '../shared/issues.ts';
import { dayOption, parseCommand } from '../shared/options.ts';

/** The feedback to export: from `since` until before `until`, in epoch ms. A null `until` means no limit. */
export type Selection = {
  since: number;
  until: number | null;
  distributor: string | null;
  /** whether to include contact requests, and to leave e-mail addresses and phone numbers unmasked */
  withContact: boolean;
};

export type Format = 'csv' | 'json';

/** The parsed arguments. `contact` is unchecked, or '-' for standard input. */
export type Command =
  | { name: 'export'; selection: Selection; format: Format }
  | { name: 'delete'; contact: string };

export const USAGE = `npm run feedback -- export --since DATE [--until DATE] [--distributor NAME]
                          [--format csv|json] [--with-contact]
npm run feedback -- delete CONTACT

export writes the feedback of customers and visitors to standard output, the oldest first, with Norwegian
times. The export does not identify the sender. Text that looks like a national id, an e-mail address or a
phone number is masked everywhere.
delete deletes all feedback that contains an e-mail address or a phone number, also in comments and answers. CONTACT is the
address or the eight digits. Use - to read it from standard input and keep it out of the shell history.

  --since DATE        include feedback from this day on (YYYY-MM-DD, Norwegian time)
  --until DATE        include feedback up to and including this day
  --distributor NAME  include only this distributor, by its short name
  --format csv        for spreadsheets (default): semicolons, a byte-order mark, and a line for each answer of
                      a survey; text that a spreadsheet would read as a formula is prefixed with '
  --format json       for programs: a list of entries
  --with-contact      include contact requests with e-mail address and phone number; mask only national ids
  --help              show this help

npm prints its own lines first. To suppress them, use npm run -s feedback -- export … > FILE.`;

/** No option limits a deletion. */
const OPTIONS = {
  since: { type: 'string', of: ['export'] },
  until: { type: 'string', of: ['export'] },
  distributor: { type: 'string', of: ['export'] },
  format: { type: 'string', of: ['export'] },
  'with-contact': { type: 'boolean', of: ['export'] },
} as const;

/** Parses the arguments of the command line; null: help. Throws `UsageError` if they are invalid. */
export function parseArguments(args: string[]): Command | null {
  const parsed = parseCommand(args, ['export', 'delete'], OPTIONS);
  if (parsed === null) return null;
  const { name, rest, values } = parsed;
  if (name === 'delete') return { name, contact: onlyContact(rest) };
  if (rest.length > 0) throw new UsageError('export takes only options.');
  if (values.since === undefined) throw new UsageError('export needs --since DATE.');

  const since = dayOption('--since', values.since);
  const until = values.until === undefined ? null : dayOption('--until', values.until, 1);
  if (until !== null && until <= since) throw new UsageError('--until must not be before --since.');
  const { format = 'csv', distributor = null, 'with-contact': withContact = false } = values;
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be csv or json.');
  return { name, selection: { since, until, distributor, withContact }, format };
}

function onlyContact([contact, ...more]: string[]): string {
  if (contact === undefined || more.length > 0) throw new UsageError(`delete takes one CONTACT.`);
  return contact;
}

/** Returns an e-mail address or the eight digits of a phone number. Throws `UsageError` if the text is neither. */
export function checkedContact(text: string): string {
  const contact = parseEmail(text) ?? eightDigits(text);
  if (contact !== null) return contact;
  throw new UsageError('CONTACT must be an e-mail address or a phone number of eight digits.');
}
