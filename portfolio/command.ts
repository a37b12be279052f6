import { parseArgs } from 'node:util';
import { ConfigurationError, readConfiguration } from '../server/platform/configuration.ts';
import { type Database, openDatabase } from '../server/platform/database.ts';
import { PortfolioFault } from './fault.ts';
import { importPortfolio } from './import.ts';
import { FileError, openFile } from './open-file.ts';
import { formOf, readPortfolio } from './read.ts';

export type Surroundings = {
  env: NodeJS.ProcessEnv;
  stdin: AsyncIterable<Uint8Array>;
  print: (line: string) => void;
  printError: (line: string) => void;
};

const USAGE = `npm run portfolio -- import FILE [--replace]

Stores the customers of a portfolio file, all or none. FILE is JSON, {"customers": […]}, or JSON lines (.jsonl),
one customer a line; - is standard input. Customers who exist are replaced, others stay.

  --replace   empties the store first
  --help      shows this`;

/**
 * The command line of the portfolio (decisions 7): runs what the arguments say and gives the exit code, 0 when it
 * was done, 1 when it failed and 2 when the arguments are wrong.
 */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { print, printError } = surroundings;
  try {
    const command = parseCommand(args);
    if (command === 'help') {
      print(USAGE);
      return 0;
    }
    const customers = await importFile(command, surroundings);
    print(`Imported ${customers} ${customers === 1 ? 'customer' : 'customers'}.`);
    return 0;
  } catch (error) {
    for (const line of explain(error)) printError(line);
    return error instanceof UsageError ? 2 : 1;
  }
}

class UsageError extends Error {}
class StoreError extends Error {}

type ImportCommand = { file: string; replace: boolean };

function parseCommand(args: string[]): ImportCommand | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [command, file, ...rest] = positionals;
  if (command !== 'import')
    throw new UsageError(command ? `Unknown command '${command}'.` : 'No command given.');
  if (file === undefined) throw new UsageError('import needs a FILE, or - for standard input.');
  if (rest.length > 0) throw new UsageError('import takes one FILE.');
  return { file, replace: values.replace };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

async function importFile({ file, replace }: ImportCommand, { env, stdin }: Surroundings): Promise<number> {
  const { database } = readConfiguration(env);
  const bytes = file === '-' ? stdin : await openFile(file, env.INIT_CWD);
  const db = await openStore(() => openDatabase(database));
  try {
    const { customers } = await importPortfolio(db, readPortfolio(bytes, formOf(file)), { replace });
    return customers;
  } finally {
    await db.destroy();
  }
}

async function openStore(open: () => Promise<Database>): Promise<Database> {
  try {
    return await open();
  } catch (error) {
    throw new StoreError(`The database can't be opened: ${messageOf(error)}`);
  }
}

function explain(error: unknown): readonly string[] {
  if (error instanceof UsageError) return [`${error.message} --help tells more.`];
  if (error instanceof ConfigurationError) return error.lines;
  if (error instanceof FileError || error instanceof StoreError) return [error.message];
  if (!(error instanceof PortfolioFault))
    return [`The import failed: ${messageOf(error)}`, 'Nothing was stored.'];
  const shown = `The first ${error.lines.length} faults are shown; the rest of the file was not checked.`;
  return [...error.lines, ...(error.more ? [shown] : []), 'Nothing was stored.'];
}

/** What an error says, in one line; some of Node's have a code alone. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message.split('\n')[0] || code;
}
