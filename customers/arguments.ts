import { UsageError } from '../command-line/issues.ts';
import { masked, parseOptions } from '../command-line/options.ts';
import { startOfDay } from '../command-line/oslo-time.ts';
import { isNationalId } from '../server/platform/db/national-id.ts';

/** What the arguments ask for. `ssn`: '-' where standard input has it. */
export type Command =
  | { name: 'help' | 'deletion-requests' | 'purge' }
  | { name: 'show' | 'export' | 'delete'; ssn: string }
  | { name: 'audit'; ssn: string; since: number };

export const USAGE = `npm run customers -- show SSN
npm run customers -- export SSN
npm run customers -- delete SSN
npm run customers -- deletion-requests
npm run customers -- audit SSN --since DATE
npm run customers -- purge

show says what the portal holds about a customer, in numbers.
export writes all of it to standard output, as JSON: what the customers get who ask for their data themselves.
delete deletes a customer with everything that is theirs, and ends their sessions; that somebody was deleted stays.
deletion-requests lists who asks to be deleted, with national id, the oldest request first.
audit lists what the customer did, and where, the newest first; values were never kept.
purge deletes what is past its time: RETENTION_FEEDBACK_DAYS, RETENTION_AUDIT_DAYS, RETENTION_IDLE_CUSTOMER_DAYS.

SSN is a national id; - reads it from standard input, so that it stands in no history of commands.

  --since DATE  from this day on, such as 2026-11-01 (Norwegian time)
  --help        shows this

npm writes lines of its own first: npm run -s customers -- export SSN > FILE leaves them out.`;

const OPTIONS = { since: { type: 'string' }, help: { type: 'boolean' } } as const;
const OF_ONE = ['show', 'export', 'delete', 'audit'] as const;
const OF_ALL = ['deletion-requests', 'purge'] as const;

/** Reads the arguments of the command line. Throws `UsageError`, which never holds a national id. */
export function parseArguments(args: string[]): Command {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (values.help) return { name: 'help' };
  const [given, ...rest] = positionals;
  if (given === undefined) throw new UsageError('No command given.');
  if (values.since !== undefined && given !== 'audit')
    throw new UsageError(`${masked(given)} takes no --since.`);

  const ofAll = OF_ALL.find((name) => name === given);
  if (ofAll) {
    if (rest.length > 0) throw new UsageError(`${ofAll} takes no SSN.`);
    return { name: ofAll };
  }
  const ofOne = OF_ONE.find((name) => name === given);
  if (!ofOne) throw new UsageError(`Unknown command '${masked(given)}'.`);
  const ssn = onlySsn(ofOne, rest);
  return ofOne === 'audit' ? { name: ofOne, ssn, since: day(values.since) } : { name: ofOne, ssn };
}

function onlySsn(command: string, [ssn, ...more]: string[]): string {
  if (ssn === undefined) throw new UsageError(`${command} needs an SSN, or - for standard input.`);
  if (more.length > 0) throw new UsageError(`${command} takes one SSN.`);
  return ssn === '-' ? ssn : checkedSsn(ssn);
}

/** Returns a national id as it stands in the store, spaces within it left out. Throws `UsageError`. */
export function checkedSsn(text: string): string {
  const ssn = text.replace(/\s/g, '');
  if (isNationalId(ssn)) return ssn;
  throw new UsageError('SSN must be a national id: 11 digits with right control digits.');
}

function day(text: string | undefined): number {
  if (text === undefined) throw new UsageError('audit needs --since DATE.');
  const time = startOfDay(text);
  if (time === null) throw new UsageError('--since must be a day such as 2026-11-01.');
  return time;
}
