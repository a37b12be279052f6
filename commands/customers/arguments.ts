import { isNationalId } from '../../server/platform/db/national-id.ts';
import { UsageError } from '../shared/issues.ts';
import { dayOption, parseCommand } from '../shared/options.ts';

const OPTIONS = {
  since: { type: 'string', of: ['audit'] },
  all: { type: 'boolean', of: ['end-sessions'] },
} as const;

/** The names of the commands about one customer. */
const NAMES = ['show', 'export', 'delete', 'answer-request', 'end-sessions', 'end-sharing', 'audit'] as const;

export type CustomerCommand = (typeof NAMES)[number];

/** `ssn` is unchecked, or '-' for standard input. `since` limits the activities of `audit`, in epoch ms. */
export type CommandOfCustomer = { name: CustomerCommand; ssn: string; since: number };

/** The parsed arguments. A null `ssn` means all customers. */
export type Command =
  | CommandOfCustomer
  | { name: 'end-sessions'; ssn: null }
  | { name: 'deletion-requests' }
  | { name: 'purge' };

export const USAGE = `npm run customers -- show SSN
npm run customers -- export SSN
npm run customers -- delete SSN
npm run customers -- end-sessions SSN | --all
npm run customers -- end-sharing SSN
npm run customers -- deletion-requests
npm run customers -- answer-request SSN
npm run customers -- audit SSN --since DATE
npm run customers -- purge

show prints the number of records the portal holds about a customer.
export writes the customer's data to standard output as JSON: what customers can download, and stored rows that they
don't see: of the partner group's systems, if their bank lacks the integration, and of systems that DISTRIBUTORS_FILE
doesn't name.
delete deletes a customer with all data, and ends the customer's sessions. The fact of the deletion is kept.
end-sessions logs a customer out on all devices, or with --all every customer. They can log in again.
end-sharing ends all that the customer shares with others, and all that others share with the customer.
deletion-requests lists the requests for deletion with national ids, the oldest first.
answer-request closes the request of a customer whom the bank has told why it deletes nothing. They can ask again.
audit lists the customer's activities by time, distributor and device, the newest first, without values.
purge deletes expired data (RETENTION_FEEDBACK_DAYS, RETENTION_AUDIT_DAYS, RETENTION_CHANGES_DAYS,
RETENTION_IDLE_CUSTOMER_DAYS), remaining data of deleted customers, sharings that have ended, expired codes of confirmations,
texts of documents that are gone, parts of unfinished uploads, and files of builds that no server has used for 14 days.

All commands but purge log who reads or changes the data of which customer to standard error (docs/security.md).

SSN is a national id. Use - to read it from standard input and keep it out of the shell history.

  --since DATE  include activities from this day on (YYYY-MM-DD, Norwegian time)
  --all         ends the sessions of all customers
  --help        show this help

npm prints its own lines first. To suppress them, use npm run -s customers -- export SSN > FILE.`;

/** Parses the arguments of the command line; null: help. Throws `UsageError`, which never contains a national id. */
export function parseArguments(args: string[]): Command | null {
  const parsed = parseCommand(args, [...NAMES, 'deletion-requests', 'purge'], OPTIONS);
  if (parsed === null) return null;
  const { name, rest, values } = parsed;
  if (name === 'deletion-requests' || name === 'purge') {
    if (rest.length > 0) throw new UsageError(`${name} takes no SSN.`);
    return { name };
  }
  if (name === 'end-sessions' && values.all) {
    if (rest.length > 0) throw new UsageError('end-sessions takes an SSN or --all, not both.');
    return { name, ssn: null };
  }
  if (name === 'end-sessions' && rest.length === 0)
    throw new UsageError('end-sessions needs an SSN, - for standard input, or --all.');
  const ssn = onlySsn(name, rest);
  if (name !== 'audit') return { name, ssn, since: 0 };
  if (values.since === undefined) throw new UsageError('audit needs --since DATE.');
  return { name, ssn, since: dayOption('--since', values.since) };
}

function onlySsn(command: string, [ssn, ...more]: string[]): string {
  if (ssn === undefined) throw new UsageError(`${command} needs an SSN, or - for standard input.`);
  if (more.length > 0) throw new UsageError(`${command} takes one SSN.`);
  return ssn;
}

/** Returns a national id in the form of the store, without spaces. Throws `UsageError` if it is invalid. */
export function checkedSsn(text: string): string {
  const ssn = text.replace(/\s/g, '');
  if (isNationalId(ssn)) return ssn;
  throw new UsageError('SSN must be a national id: 11 digits with valid control digits.');
}
