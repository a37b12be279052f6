import type { Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { messageOf } from '../command-line/error-message.ts';
import { CommandError } from '../command-line/issues.ts';
import { noteNpmLines } from '../command-line/npm-note.ts';
import { osloTime } from '../command-line/oslo-time.ts';
import { print, writeOut } from '../command-line/write-out.ts';
import { SYSTEMS } from '../domain/systems.ts';
import { collectData } from '../server/my-data/collect-data.ts';
import { dataText, readFiles } from '../server/my-data/data-text.ts';
import { deleteCustomer } from '../server/my-data/delete-customer.ts';
import { purge } from '../server/my-data/purge.ts';
import type { Database } from '../server/platform/db/database.ts';
import type { CustomerTable } from '../server/platform/db/schema.ts';
import { wipeDeleted } from '../server/platform/db/wipe-deleted.ts';
import { toOwnSessions } from '../server/session/own-session.ts';
import { createSources } from '../server/sources/sources.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { checkedSsn } from './arguments.ts';
import { auditLines } from './audit-lines.ts';
import { distributorNames, type Opened, sessionsOf, unreadMetrics, withPortal } from './open-portal.ts';
import { summaryLines } from './summary-lines.ts';

export type CommandIo = {
  env: NodeJS.ProcessEnv;
  stdin: AsyncIterable<Uint8Array>;
  stdout: Writable;
  printError: (line: string) => void;
};

/** Says what the portal holds about a customer, in numbers. */
export async function showOne(ssn: string, io: CommandIo): Promise<void> {
  await withCustomer(ssn, io, async (opened, customer) => {
    await printAll(await summaryLines(opened, customer), io);
  });
}

/** Writes all that the portal holds about a customer to standard output. */
export async function exportOne(ssn: string, io: CommandIo): Promise<void> {
  await withCustomer(ssn, io, async (opened, customer) => {
    const { configuration, db } = opened;
    const sources = createSources({ configuration, db, ...unreadMetrics() });
    const words = { language: LANGUAGES[0], distributorNames: distributorNames(configuration) };
    const lasting = await sessionsOf(opened).ofCustomer(customer.id);
    const sessions = toOwnSessions(lasting, { current: null, ...words });
    const data = await collectData(
      { db, sources, ...words },
      { customer, systems: SYSTEMS, sessions, ...words },
    );
    noteNpmLines(io, 'customers');
    await writeOut(dataText(data, readFiles(sources, customer)), io.stdout);
    const { manglerFra = [] } = data;
    if (manglerFra.length > 0) {
      io.printError(`Something is missing from ${manglerFra.join(', ')}: ask again later.`);
    }
  });
}

/** Deletes a customer. */
export async function deleteOne(ssn: string, io: CommandIo): Promise<void> {
  await withCustomer(ssn, io, async ({ db, state }, customer) => {
    if (!(await deleteCustomer(db, state, customer))) throw noCustomer();
    await print('Deleted 1 customer.', io.stdout);
    await wipe(db, io);
  });
}

/** Lists who asks to be deleted. */
export async function listRequests(io: CommandIo): Promise<void> {
  await withPortal(io.env, async ({ db }) => {
    const rows = await db
      .selectFrom('deletion_request')
      .innerJoin('customer', 'customer.id', 'deletion_request.customer_id')
      .select(['deletion_request.at', 'customer.ssn', 'customer.name'])
      .orderBy('deletion_request.at')
      .execute();
    if (rows.length === 0) io.printError('Nobody asks to be deleted.');
    await printAll(
      rows.map(({ at, ssn, name }) => `${osloTime(at)}  ${ssn}  ${name ?? ''}`.trimEnd()),
      io,
    );
  });
}

/** Lists what a customer did since a time. */
export async function writeAudit(
  { ssn, since }: { ssn: string; since: number },
  io: CommandIo,
): Promise<void> {
  await withCustomer(ssn, io, async ({ db }, customer) => {
    const lines = await auditLines(db, customer.id, since);
    if (lines.length === 0) io.printError('Nothing is recorded since then.');
    await printAll(lines, io);
  });
}

/** Deletes what is past its time. */
export async function purgeStore(io: CommandIo): Promise<void> {
  await withPortal(io.env, async ({ configuration, db, state }) => {
    const { feedback, activities, changes, orphans, idleCustomers } = await purge(
      db,
      state,
      configuration.retention,
      Date.now(),
    );
    const counts = [
      `feedback: ${feedback}`,
      `activities: ${activities}`,
      `changes in the feed: ${changes}`,
      `idle customers: ${idleCustomers}`,
      `left of customers who are gone: ${orphans}`,
    ];
    await print(`Deleted what was past its time. ${counts.join(', ')}.`, io.stdout);
    await wipe(db, io);
  });
}

async function wipe(db: Database, io: CommandIo): Promise<void> {
  try {
    await wipeDeleted(db);
  } catch (error) {
    const why = messageOf(error);
    io.printError(`What was deleted may still lie in the database's files (${why}): purge takes it out.`);
  }
}

async function withCustomer(
  given: string,
  io: CommandIo,
  act: (opened: Opened, customer: CustomerTable) => Promise<void>,
): Promise<void> {
  const ssn = given === '-' ? checkedSsn(await readAll(io.stdin)) : given;
  await withPortal(io.env, async (opened) => {
    const customer = await opened.db
      .selectFrom('customer')
      .selectAll()
      .where('ssn', '=', ssn)
      .executeTakeFirst();
    if (!customer) throw noCustomer();
    await act(opened, customer);
  });
}

function noCustomer(): CommandError {
  return new CommandError('No customer has that national id.');
}

async function printAll(lines: readonly string[], io: CommandIo): Promise<void> {
  await writeOut(
    lines.map((line) => `${line}\n`),
    io.stdout,
  );
}
