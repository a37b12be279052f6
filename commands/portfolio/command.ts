import { namesOf } from '../../domain/systems.ts';
import { readDistributorFile, readPortal } from '../../server/distributor/read-distributor-file.ts';
import { distributorsFileOf } from '../../server/platform/config/configuration.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { counted } from '../shared/counted.ts';
import { CommandError, noCustomer } from '../shared/issues.ts';
import { noteNpmLines } from '../shared/npm-note.ts';
import { withStore } from '../shared/open-store.ts';
import { logOperator } from '../shared/operator-log.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { printDone, writeOut } from '../shared/write-out.ts';
import { type Command, parseArguments, USAGE } from './arguments.ts';
import { countCustomers, exportPortfolio } from './export.ts';
import { inNamedSystems } from './generate/named-systems.ts';
import { type Imported, importPortfolio } from './import.ts';
import { PortfolioIssues } from './issue.ts';
import { openPortfolioFile } from './open-file.ts';
import { portfolioText } from './portfolio-text.ts';
import { showProgress, type Terminal } from './progress.ts';
import { formOf, readPortfolio } from './read.ts';
import type { Removed } from './remove-absent.ts';

type PortfolioIo = CommandIo & {
  /** shows the progress of an import */
  terminal: Terminal;
};

type CommandNamed<Name extends Command['name']> = Extract<Command, { name: Name }>;

/** Runs the portfolio command line (spec: decisions §7.1). */
export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
  explain,
});

async function run(command: Command, io: PortfolioIo): Promise<void> {
  switch (command.name) {
    case 'import':
      return await importFile(command, io);
    case 'export':
      return await exportStore(command, io);
    case 'generate':
      return await generate(command, io);
  }
}

const NOTHING_STORED = 'Nothing was stored.';

function explain(error: unknown, command: Command | null): readonly string[] {
  if (error instanceof PortfolioIssues) {
    const shown = `The first ${error.lines.length} issues are shown; the rest of the file was not checked.`;
    return [...error.lines, ...(error.more ? [shown] : []), NOTHING_STORED];
  }
  const name = command?.name ?? 'help';
  return [`The ${name} failed: ${errorMessage(error)}`, ...(name === 'import' ? [NOTHING_STORED] : [])];
}

/** Imports a file, or standard input. */
async function importFile(
  { file, replace, overwrite, customers: expected }: CommandNamed<'import'>,
  io: PortfolioIo,
): Promise<void> {
  const { configuration, distributorFile } = readPortal(io.env);
  const { bytes, size } =
    file === '-' ? { bytes: io.stdin, size: null } : await openPortfolioFile(file, io.env.INIT_CWD);
  const progress = showProgress(io.terminal, size);
  const store = async (db: Database) => {
    const records = readPortfolio(progress.count(bytes), formOf(file));
    const onStored = (customers: number) => progress.customersStored(customers);
    const onReplace = (customers: number) => {
      if (customers > 0) io.printError(`Replacing ${counted(customers, 'customer')} of the store.`);
    };
    const onWait = () => io.printError('Another import is running. This one waits until it is done.');
    const systems = namesOf(distributorFile.systems);
    const options = { replace, overwrite, systems, expected, onStored, onReplace, onWait };
    const imported = await importPortfolio(db, records, options).finally(() => progress.end());
    await printDone(summary(imported, overwrite), io.stdout);
  };
  await withStore(configuration, store, { mayCreate: true });
}

function summary({ customers, kept, overwritten, removed }: Imported, overwrite: boolean): string {
  const lines = [`Imported ${counted(customers, 'customer')}.`];
  if (removed && removed.customers > 0) lines.push(removedLine(removed));
  if (overwrite)
    lines.push(`Overwrote ${counted(overwritten, 'change')} that customers had made themselves.`);
  if (kept > 0) {
    lines.push(
      `Kept ${counted(kept, 'change')} that customers had made themselves; --overwrite lets the file win.`,
    );
  }
  return lines.join('\n');
}

function removedLine({ customers, activities, claimFiles, sharings, deletionRequests }: Removed): string {
  const deleted = `Deleted ${counted(customers, 'customer')} that the file does not contain.`;
  const counts = [
    `activities: ${activities}`,
    `files sent to claims: ${claimFiles}`,
    `sharings: ${sharings}`,
    `deletion requests: ${deletionRequests}`,
  ];
  return `${deleted} Customers among them with ${counts.join(', ')}.`;
}

/** Writes all customers of the store, or one, to standard output. */
async function exportStore({ customer, form }: CommandNamed<'export'>, io: PortfolioIo): Promise<void> {
  await withStore(readPortal(io.env).configuration, async (db) => {
    const customerId = customer === undefined ? undefined : await expectCustomer(db, customer);
    logOperator('read-by-operator', { command: 'portfolio export', customerId }, io);
    noteNpmLines(io, 'portfolio');
    await writeOut(portfolioText(exportPortfolio(db, customer), form), io.stdout);
    const left = customer === undefined ? await countCustomers(db, { named: false }) : 0;
    if (left > 0)
      io.printError(`Customers left out because they have only logged in and have no name: ${left}.`);
  });
}

/** Writes synthetic customers to standard output, with items of the systems of the distributor file. */
async function generate({ customers, seed, form }: CommandNamed<'generate'>, io: PortfolioIo): Promise<void> {
  const { generateCustomers } = await import('./generate/customers.ts'); // large, and used only here
  const { systems } = readDistributorFile(distributorsFileOf(io.env));
  const generated = inNamedSystems(generateCustomers(customers, seed), systems);
  noteNpmLines(io, 'portfolio');
  await writeOut(portfolioText(generated, form), io.stdout);
}

/** Returns the internal id of a customer. Throws `CommandError` if there is none, or a portfolio file can't have them. */
async function expectCustomer(db: Database, ssn: string): Promise<string> {
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('ssn', '=', ssn)
    .executeTakeFirstOrThrow(noCustomer);
  if (customer.name === null)
    throw new CommandError(
      'That customer has only logged in and has no name. A portfolio file requires a name.',
    );
  return customer.id;
}
