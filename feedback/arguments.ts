import { UsageError } from '../command-line/issues.ts';
import { masked, parseOptions } from '../command-line/options.ts';
import { startOfDay } from '../command-line/oslo-time.ts';

/** What to export: from `since` and before `until`, in ms since 1970; null: no limit. */
export type Selection = {
  since: number;
  until: number | null;
  distributor: string | null;
  /** whether those who asked to be contacted are included */
  withContact: boolean;
};

export type Format = 'csv' | 'json';

/** What the arguments ask for. */
export type Command = { name: 'help' } | { name: 'export'; selection: Selection; format: Format };

export const USAGE = `npm run feedback -- export --since DATE [--until DATE] [--distributor NAME]
                          [--format csv|json] [--with-contact]

export writes the feedback of customers and visitors to standard output, the oldest first, with Norwegian
times. It says nothing of who they are; what looks like a national id, an e-mail address or a phone number is masked
wherever it was written.

  --since DATE        from this day on, such as 2026-11-01 (Norwegian time)
  --until DATE        to this day, and all of it
  --distributor NAME  of this distributor alone, by its short name
  --format csv        for spreadsheets, and what comes if left out: semicolons, a byte-order mark, a line for each
                      answer of a survey; texts that a spreadsheet would take for formulas begin with '
  --format json       for programs: a list, as it is stored
  --with-contact      those too who asked to be contacted, with e-mail address and phone number; then national ids
                      alone are masked
  --help              shows this

npm writes lines of its own first: npm run -s feedback -- export … > FILE leaves them out.`;

const OPTIONS = {
  since: { type: 'string' },
  until: { type: 'string' },
  distributor: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  'with-contact': { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

/** Reads the arguments of the command line. Throws `UsageError`. */
export function parseArguments(args: string[]): Command {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (values.help) return { name: 'help' };
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('No command given.');
  if (name !== 'export') throw new UsageError(`Unknown command '${masked(name)}'.`);
  if (rest.length > 0) throw new UsageError('export takes options alone.');
  if (values.since === undefined) throw new UsageError('export needs --since DATE.');

  const since = day('--since', values.since, 0);
  const until = values.until === undefined ? null : day('--until', values.until, 1);
  if (until !== null && until <= since) throw new UsageError('--until must not be before --since.');
  const { format, distributor = null } = values;
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be csv or json.');
  return { name, selection: { since, until, distributor, withContact: values['with-contact'] }, format };
}

function day(option: string, text: string, daysLater: number): number {
  const time = startOfDay(text, daysLater);
  if (time === null) throw new UsageError(`${option} must be a day such as 2026-11-01.`);
  return time;
}
