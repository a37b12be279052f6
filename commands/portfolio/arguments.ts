import { UsageError } from '../shared/issues.ts';
import { parseCommand } from '../shared/options.ts';
import type { TextForm } from './portfolio-text.ts';

/** Maximum number of generated customers. Only slightly more synthetic national ids exist. */
const MAX_CUSTOMERS = 10_000_000;

/** A parsed command line. */
export type Command =
  | { name: 'import'; file: string; replace: boolean; overwrite: boolean; customers: number | undefined }
  | { name: 'export'; customer: string | undefined; form: TextForm }
  | { name: 'generate'; customers: number; seed: number; form: TextForm };

export const USAGE = `npm run portfolio -- import FILE [--replace] [--overwrite] [--customers N]
npm run portfolio -- export [--customer SSN] [--lines]
npm run portfolio -- generate --customers N [--seed S] [--lines]

import stores all customers of a portfolio file, or none if any is invalid. FILE is JSON, {"customers": […]}, or JSON lines
(.jsonl), one customer per line; - is standard input. For existing customers, fields that the file leaves out are kept,
null clears a field, and changes that they made themselves (contact information, consents, documents by post,
deleted offers) are kept. Other customers are not changed.
export writes the store's customers to standard output; generate writes synthetic customers.

  --replace       makes the store equal to the file: clears fields that it leaves out, deletes other customers, and prints
                  how many; keeps what the customers in the file did themselves
  --overwrite     overwrites changes that customers made themselves, and prints how many
  --customer SSN  only the customer with this national id
  --customers N   number of customers, up to ${MAX_CUSTOMERS}. An import stores nothing of a file with another number, such as
                  JSON lines without their end
  --seed S        a whole number, default 1; the same N and S give the same customers
  --lines         JSON lines
  --help          shows this help

npm writes its own lines first. To leave them out: npm run -s portfolio -- export > FILE`;

const OPTIONS = {
  replace: { type: 'boolean', of: ['import'] },
  overwrite: { type: 'boolean', of: ['import'] },
  customer: { type: 'string', of: ['export'] },
  customers: { type: 'string', of: ['import', 'generate'] },
  seed: { type: 'string', of: ['generate'] },
  lines: { type: 'boolean', of: ['export', 'generate'] },
} as const;

/** Parses the arguments of the command line; null: help. Throws `UsageError`. */
export function parseArguments(args: string[]): Command | null {
  const parsed = parseCommand(args, ['import', 'export', 'generate'], OPTIONS);
  if (parsed === null) return null;
  const { name, rest, values } = parsed;
  const form = values.lines ? 'lines' : 'document';

  if (name === 'import') {
    const { replace = false, overwrite = false } = values;
    const customers =
      values.customers === undefined
        ? undefined
        : wholeNumberOption('--customers', values.customers, 0, MAX_CUSTOMERS);
    return { name, file: onlyFile(rest), replace, overwrite, customers };
  }
  if (rest.length > 0) throw new UsageError(`${name} takes only options.`);
  if (name === 'export') return { name, customer: values.customer, form };
  const customers = wholeNumberOption('--customers', values.customers, 1, MAX_CUSTOMERS);
  return {
    name,
    customers,
    seed: wholeNumberOption('--seed', values.seed ?? '1', 0, 2 ** 32 - 1),
    form,
  };
}

function onlyFile([file, ...more]: string[]): string {
  if (file === undefined) throw new UsageError('import needs a FILE, or - for standard input.');
  if (more.length > 0) throw new UsageError('import takes one FILE.');
  return file;
}

function wholeNumberOption(option: string, text: string | undefined, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`);
}
