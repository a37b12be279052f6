import { text as readAll } from 'node:stream/consumers';
import { readDistributorFile, readSourceNames } from '../../server/distributor/read-distributor-file.ts';
import { type Configuration, readConfiguration } from '../../server/platform/config/configuration.ts';
import { errorMessage } from '../shared/error-message.ts';
import { UsageError } from '../shared/issues.ts';
import { noteNpmLines } from '../shared/npm-note.ts';
import { openStore } from '../shared/open-store.ts';
import { masked } from '../shared/options.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { wipe } from '../shared/wipe.ts';
import { print, printDone, writeOut } from '../shared/write-out.ts';
import { type Command, checkedContact, parseArguments, USAGE } from './arguments.ts';
import { deleteFeedbackWith } from './delete-feedback.ts';
import { feedbackText } from './feedback-text.ts';
import { readFeedbackPages } from './read-feedback.ts';

type FeedbackIo = CommandIo & { stdin: AsyncIterable<Uint8Array> };

/** Runs the feedback command line. */
export const runCommand = commandLine({
  parse: parseArguments,
  run,
  explain: (error, command) => [`The ${command?.name ?? 'command'} failed: ${errorMessage(error)}`],
});

async function run(command: Command, io: FeedbackIo): Promise<void> {
  switch (command.name) {
    case 'help':
      return await print(USAGE, io.stdout);
    case 'export':
      return await exportFeedback(command, io);
    case 'delete':
      return await deleteFeedback(command.contact, io);
  }
}

async function deleteFeedback(given: string, io: FeedbackIo): Promise<void> {
  const contact = given === '-' ? checkedContact(await readAll(io.stdin)) : given;
  const db = await openStore(readConfiguration(io.env, readSourceNames(io.env)), io);
  try {
    const deleted = await deleteFeedbackWith(db, contact);
    if (deleted > 0) await wipe(db, io);
    await printDone(`Deleted feedback: ${deleted}.`, io.stdout);
  } finally {
    await db.destroy();
  }
}

async function exportFeedback(
  { selection, format }: Extract<Command, { name: 'export' }>,
  io: CommandIo,
): Promise<void> {
  const configuration = readConfiguration(io.env, readSourceNames(io.env));
  expectDistributor(selection.distributor, configuration);
  const db = await openStore(configuration, io);
  try {
    noteNpmLines(io, 'feedback');
    const pages = readFeedbackPages(db, selection);
    const found = { any: false };
    await writeOut(feedbackText(recordAny(pages, found), format, selection.withContact), io.stdout);
    if (!found.any) io.printError('No feedback matches the options.');
  } finally {
    await db.destroy();
  }
}

/**
 * Throws `UsageError` for an unknown distributor. A misspelt name would otherwise look like one without
 * feedback.
 */
function expectDistributor(name: string | null, { distributorsFile }: Configuration): void {
  if (name === null) return;
  const known = readDistributorFile(distributorsFile).distributors.map(({ shortname }) => shortname);
  if (known.includes(name)) return;
  throw new UsageError(`Unknown distributor '${masked(name)}'. The known ones are ${known.join(', ')}.`);
}

/** Yields the same pages, and sets `found.any` if there is at least one. */
async function* recordAny<Page>(pages: AsyncIterable<Page>, found: { any: boolean }): AsyncGenerator<Page> {
  for await (const page of pages) {
    found.any = true;
    yield page;
  }
}
