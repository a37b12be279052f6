import type { Writable } from 'node:stream';
import { readConfiguration } from '../server/platform/configuration.ts';
import { type Database, openDatabase } from '../server/platform/database.ts';
import type { Command } from './arguments.ts';
import { messageOf } from './error-message.ts';
import { countWithoutName, exportPortfolio } from './export.ts';
import { importPortfolio } from './import.ts';
import { openFile } from './open-file.ts';
import { portfolioText } from './portfolio-text.ts';
import { Progress, type Terminal } from './progress.ts';
import { formOf, readPortfolio } from './read.ts';
import { writeOut } from './write-out.ts';

/** What a command has around it. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  stdin: AsyncIterable<Uint8Array>;
  stdout: Writable;
  printError: (line: string) => void;
  /** where an import shows how far it is */
  terminal: Terminal;
};

/** A command can't do what it is told; the message says why in one line. */
export class CommandError extends Error {}

type CommandNamed<Name extends Command['name']> = Extract<Command, { name: Name }>;

/** Imports a file, or standard input. */
export async function importFile(
  { file, replace }: CommandNamed<'import'>,
  around: Surroundings,
): Promise<void> {
  const { database } = readConfiguration(around.env);
  const { bytes, size } =
    file === '-' ? { bytes: around.stdin, size: null } : await openFile(file, around.env.INIT_CWD);
  const db = await openStore(() => openDatabase(database));
  const progress = new Progress(around.terminal, size);
  try {
    const records = readPortfolio(progress.count(bytes), formOf(file));
    const onStored = (customers: number) => progress.customersStored(customers);
    const { customers } = await importPortfolio(db, records, { replace, onStored });
    progress.end();
    await print(`Imported ${customers} ${customers === 1 ? 'customer' : 'customers'}.`, around.stdout);
  } finally {
    progress.end();
    await db.destroy();
  }
}

/** Writes the store's customers to standard output, or one of them. */
export async function exportStore(
  { customer, form }: CommandNamed<'export'>,
  around: Surroundings,
): Promise<void> {
  const { database } = readConfiguration(around.env);
  const db = await openStore(() => openDatabase(database));
  try {
    if (customer !== undefined) await expectCustomer(db, customer);
    noteNpmLines(around);
    await writeOut(portfolioText(exportPortfolio(db, customer), form), around.stdout);
    const left = customer === undefined ? await countWithoutName(db) : 0;
    if (left > 0) around.printError(`Left out, known by a login alone and without a name: ${left}.`);
  } finally {
    await db.destroy();
  }
}

/** Writes synthetic customers to standard output. */
export async function generate(
  { customers, seed, form }: CommandNamed<'generate'>,
  around: Surroundings,
): Promise<void> {
  const { generateCustomers } = await import('./generate/customers.ts'); // big, and no other command needs it
  noteNpmLines(around);
  await writeOut(portfolioText(generateCustomers(customers, seed), form), around.stdout);
}

/** Writes a line to standard output. */
export async function print(line: string, stdout: Writable): Promise<void> {
  await writeOut([`${line}\n`], stdout);
}

async function expectCustomer(db: Database, ssn: string): Promise<void> {
  const customer = await db.selectFrom('customer').select('name').where('ssn', '=', ssn).executeTakeFirst();
  if (!customer) throw new CommandError('No customer has that national id.');
  if (customer.name === null)
    throw new CommandError(
      'That customer is known by a login alone and has no name, which a file must have.',
    );
}

/** npm's own lines come before all that a command writes to standard output. */
function noteNpmLines({ env, stdout, printError }: Surroundings): void {
  const throughNpm = env.npm_lifecycle_event !== undefined && env.npm_config_loglevel !== 'silent';
  if (!throughNpm || ('isTTY' in stdout && stdout.isTTY)) return;
  printError('npm has written lines of its own first; `npm run -s portfolio -- …` leaves them out.');
}

async function openStore(open: () => Promise<Database>): Promise<Database> {
  try {
    return await open();
  } catch (error) {
    throw new CommandError(`The database can't be opened: ${messageOf(error)}`);
  }
}
