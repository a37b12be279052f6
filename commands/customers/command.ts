import { namesOf, type SystemSettings } from '../../domain/systems.ts';
import { collectData } from '../../server/my-data/collect-data.ts';
import { dataText } from '../../server/my-data/data-text.ts';
import { deleteCustomer } from '../../server/my-data/delete-customer.ts';
import { answerDeletion } from '../../server/my-data/deletion-request.ts';
import { readLongLists } from '../../server/my-data/own-records.ts';
import { purge } from '../../server/my-data/purge.ts';
import type { CustomerTable } from '../../server/platform/db/schema.ts';
import type { Device } from '../../server/platform/device.ts';
import { deviceWords } from '../../server/platform/device-words.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { ProblemError } from '../../server/platform/http/errors.ts';
import { toStoredSessions } from '../../server/session/own-session.ts';
import { endAll } from '../../server/sharing/sharings.ts';
import { createSources } from '../../server/sources/sources.ts';
import { unnamedSystemsOf } from '../../server/sources/unnamed-systems.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { counted } from '../shared/counted.ts';
import { CommandError, noCustomer } from '../shared/issues.ts';
import { noteNpmLines } from '../shared/npm-note.ts';
import { logOperator } from '../shared/operator-log.ts';
import { argumentOrInput } from '../shared/options.ts';
import { osloTimestamp } from '../shared/oslo-time.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { wipe, wipeDeleted } from '../shared/wipe.ts';
import { printDone, writeOut } from '../shared/write-out.ts';
import {
  type Command,
  type CommandOfCustomer,
  type CustomerCommand,
  checkedSsn,
  parseArguments,
  USAGE,
} from './arguments.ts';
import { endSessions } from './end-sessions.ts';
import { discardedMetrics, type OpenedPortal, sessionsOf, withPortal } from './open-portal.ts';
import { summaryLines } from './summary-lines.ts';

export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
  explain: (error, command) => [
    `${command?.name ?? 'help'} failed: ${errorMessage(error)}`,
    ...(command?.name === 'end-sessions' ? ['Sessions may still be active. Run it again.'] : []),
  ],
});

async function run(command: Command, io: CommandIo): Promise<void> {
  if (command.name === 'purge') return await purgeStore(io);
  if (command.name === 'deletion-requests') return await listRequests(io);
  if (command.ssn === null) return await endAllSessions(io);
  await runForCustomer(command, io);
}

/** Reads or changes the data of a customer. `since` is that of `CommandOfCustomer`. */
type Act = (opened: OpenedPortal, customer: CustomerTable, io: CommandIo, since: number) => Promise<void>;

/** The commands about one customer. */
const ACTS: Readonly<Record<CustomerCommand, Act>> = {
  show: async (opened, customer, io) => await printAll(await summaryLines(opened, customer), io),
  export: exportOne,
  delete: deleteOne,
  'answer-request': answerRequest,
  'end-sessions': endSessionsOfOne,
  // Of both sides, when the bank decides so (spec: beyond §12).
  'end-sharing': async ({ db }, { id }, io) =>
    await printDone(`Ended ${counted(await endAll(db, id), 'sharing')}.`, io.stdout),
  audit: writeAudit,
};

/** Those that change something. The others read. */
const CHANGES: readonly CustomerCommand[] = ['delete', 'answer-request', 'end-sessions', 'end-sharing'];

/** Runs a command about one customer. Logs who reads or changes their data before it does so. */
async function runForCustomer({ name, ssn: given, since }: CommandOfCustomer, io: CommandIo): Promise<void> {
  const ssn = checkedSsn(await argumentOrInput(given, io));
  await withPortal(io, async (opened) => {
    const customer = await opened.db
      .selectFrom('customer')
      .selectAll()
      .where('ssn', '=', ssn)
      .executeTakeFirstOrThrow(noCustomer);
    const event = CHANGES.includes(name) ? 'changed-by-operator' : 'read-by-operator';
    logOperator(event, { command: name, customerId: customer.id }, io);
    await ACTS[name](opened, customer, io, since).catch((error) => {
      // Another command deleted the customer meanwhile. The problem has a text for customers.
      throw error instanceof ProblemError && error.detail === 'customerGone' ? noCustomer() : error;
    });
  });
}

/** Writes everything the portal holds about a customer to standard output. */
async function exportOne(opened: OpenedPortal, customer: CustomerTable, io: CommandIo): Promise<void> {
  const { configuration, db } = opened;
  const { distributors } = opened.distributorFile;
  const systems = await systemsOf(opened, customer);
  const sources = createSources({ configuration, db, systems, ...discardedMetrics() });
  const distributorNames = new Map(distributors.map(({ shortname, name }) => [shortname, name]));
  const words = { language: LANGUAGES[0], distributorNames };
  const lasting = await sessionsOf(opened).ofCustomer(customer.id);
  const sessions = toStoredSessions(lasting, { current: null, ...words });
  const data = await collectData(
    { db, sources, namedSystems: namesOf(systems) },
    { customer, systems: namesOf(systems), sessions },
  );
  noteNpmLines(io, 'customers');
  const lists = readLongLists(db, customer.id, words);
  await writeOut(dataText(data, lists, { db, sources, customer }), io.stdout);
  const { manglerFra = [] } = data;
  if (manglerFra.length > 0) {
    io.printError(`Some data from ${manglerFra.join(', ')} is missing. Try again later.`);
  }
}

/** Returns the systems of the distributor file, and those that only the customer's stored items name. */
async function systemsOf(
  { db, distributorFile: { systems } }: OpenedPortal,
  { id }: CustomerTable,
): Promise<SystemSettings[]> {
  const unnamed = await unnamedSystemsOf(db, id, namesOf(systems));
  return [...systems, ...unnamed.map((name) => ({ name }))];
}

async function deleteOne({ db, state }: OpenedPortal, customer: CustomerTable, io: CommandIo): Promise<void> {
  if (!(await deleteCustomer(db, state, customer))) throw noCustomer();
  await printDone('Deleted 1 customer.', io.stdout).finally(() => wipeDeleted(db, io));
}

async function endSessionsOfOne(opened: OpenedPortal, { id }: CustomerTable, io: CommandIo): Promise<void> {
  const { sessions } = await endSessions(opened, id, io);
  await printDone(`Ended ${counted(sessions, 'session')}.`, io.stdout);
}

async function endAllSessions(io: CommandIo): Promise<void> {
  await withPortal(io, async (opened) => {
    logOperator('changed-by-operator', { command: 'end-sessions' }, io);
    const { sessions, customers } = await endSessions(opened, null, io);
    await printDone(`Ended ${counted(sessions, 'session')} of ${counted(customers, 'customer')}.`, io.stdout);
  });
}

/** Closes a customer's deletion request, which the bank has answered without deleting them. */
async function answerRequest({ db }: OpenedPortal, { id }: CustomerTable, io: CommandIo): Promise<void> {
  if (!(await answerDeletion(db, id))) throw new CommandError('The customer has no request for deletion.');
  await printDone('Closed 1 request for deletion.', io.stdout);
}

/** Lists a customer's activities since a time (epoch ms), the newest first: time, action, distributor and device. */
async function writeAudit(
  { db }: OpenedPortal,
  { id }: CustomerTable,
  io: CommandIo,
  since: number,
): Promise<void> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'action', 'distributor', 'device'])
    .where('customer_id', '=', id)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) io.printError('No activities are recorded since that date.');
  const lines = rows.map(({ at, action, distributor, device }) => {
    const words = device ? deviceWords(JSON.parse(device) as Device, 'en') : '-';
    return [osloTimestamp(at), action, distributor ?? '-', words].join('  ');
  });
  await printAll(lines, io);
}

async function listRequests(io: CommandIo): Promise<void> {
  await withPortal(io, async ({ db }) => {
    const rows = await db
      .selectFrom('deletion_request')
      .innerJoin('customer', 'customer.id', 'deletion_request.customer_id')
      .select(['deletion_request.at', 'customer.id', 'customer.ssn', 'customer.name'])
      .orderBy('deletion_request.at')
      .execute();
    for (const { id } of rows)
      logOperator('read-by-operator', { command: 'deletion-requests', customerId: id }, io);
    if (rows.length === 0) io.printError('There are no deletion requests.');
    const lines = rows.map(({ at, ssn, name }) => `${osloTimestamp(at)}  ${ssn}  ${name ?? ''}`.trimEnd());
    await printAll(lines, io);
  });
}

/** Deletes expired data. */
async function purgeStore(io: CommandIo): Promise<void> {
  await withPortal(io, async ({ configuration, db, state }) => {
    const purged = await purge(db, state, configuration.retention, Date.now());
    const counts = [
      `feedback: ${purged.feedback}`,
      `activities: ${purged.activities}`,
      `changes in the feed: ${purged.changes}`,
      `sharings that have ended: ${purged.sharings}`,
      `expired codes of confirmations: ${purged.confirmationCodes}`,
      `idle customers: ${purged.idleCustomers}`,
      `remaining data of deleted customers: ${purged.orphans}`,
      `files of earlier builds: ${purged.buildFiles}`,
      `texts of documents that are gone: ${purged.documentTexts}`,
      `parts of unfinished uploads: ${purged.fileParts}`,
    ];
    await printDone(`Deleted expired data. ${counts.join(', ')}.`, io.stdout).finally(() => wipe(db, io));
  });
}

async function printAll(lines: readonly string[], io: CommandIo): Promise<void> {
  const text = lines.map((line) => `${line}\n`);
  await writeOut(text, io.stdout);
}
