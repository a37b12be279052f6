import { UsageError } from '../command-line/issues.ts';
import { masked, parseOptions } from '../command-line/options.ts';
import type { TextForm } from './portfolio-text.ts';

/** Maximum number of generated customers: there are little more synthetic national ids. */
const MAX_CUSTOMERS = 10_000_000;

/** What the arguments ask for. */
export type Command =
  | { name: 'help' }
  | { name: 'import'; file: string; replace: boolean; overwrite: boolean }
  | { name: 'export'; customer: string | undefined; form: TextForm }
  | { name: 'generate'; customers: number; seed: number; form: TextForm };

export const USAGE = `npm run portfolio -- import FILE [--replace] [--overwrite]
npm run portfolio -- export [--customer SSN] [--lines]
npm run portfolio -- generate --customers N [--seed S] [--lines]

import stores the customers of a portfolio file, all or none. FILE is JSON, {"customers": […]}, or JSON lines
(.jsonl), one customer a line; - is standard input. Of customers who exist, what the file leaves out stays as it was,
null clears it, and what they changed themselves (contact information, consents, documents by post, deleted offers)
holds. Other customers stay.
export writes the store's customers, and generate synthetic ones, to standard output.

  --replace       empties the store first; what the file's customers changed themselves holds
  --overwrite     lets the file win over what customers changed themselves, and says how many such changes it undid
  --customer SSN  the customer with this national id alone
  --customers N   how many, up to ${MAX_CUSTOMERS}
  --seed S        a whole number, 1 if left out; the same numbers give the same customers
  --lines         JSON lines
  --help          shows this

npm writes lines of its own first: npm run -s portfolio -- export > FILE leaves them out.`;

const OPTIONS = {
  replace: { type: 'boolean' },
  overwrite: { type: 'boolean' },
  customer: { type: 'string' },
  customers: { type: 'string' },
  seed: { type: 'string' },
  lines: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  import: ['replace', 'overwrite'],
  export: ['customer', 'lines'],
  generate: ['customers', 'seed', 'lines'],
};

/** Reads the arguments of the command line. Throws `UsageError`. */
export function parseArguments(args: string[]): Command {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (values.help) return { name: 'help' };
  const [name, ...rest] = positionals;
  const options = OPTIONS_OF[name ?? ''];
  if (!options) throw new UsageError(name ? `Unknown command '${masked(name)}'.` : 'No command given.');
  const wrong = Object.keys(values).find((option) => !options.includes(option));
  if (wrong) throw new UsageError(`${name} takes no --${wrong}.`);
  const form = values.lines ? 'lines' : 'document';

  if (name === 'import') {
    const { replace = false, overwrite = false } = values;
    return { name, file: onlyFile(rest), replace, overwrite };
  }
  if (rest.length > 0) throw new UsageError(`${name} takes options alone.`);
  if (name === 'export') return { name, customer: values.customer, form };
  const customers = wholeNumber('--customers', values.customers, 1, MAX_CUSTOMERS);
  return {
    name: 'generate',
    customers,
    seed: wholeNumber('--seed', values.seed ?? '1', 0, 2 ** 32 - 1),
    form,
  };
}

function onlyFile([file, ...more]: string[]): string {
  if (file === undefined) throw new UsageError('import needs a FILE, or - for standard input.');
  if (more.length > 0) throw new UsageError('import takes one FILE.');
  return file;
}

function wholeNumber(option: string, text: string | undefined, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`);
}
