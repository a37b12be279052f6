import { readPortal } from '../../server/distributor/read-distributor-file.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { UsageError } from '../shared/issues.ts';
import { noteNpmLines } from '../shared/npm-note.ts';
import { withStore } from '../shared/open-store.ts';
import { logOperator } from '../shared/operator-log.ts';
import { argumentOrInput, masked } from '../shared/options.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { wipeDeleted } from '../shared/wipe.ts';
import { printDone, writeOut } from '../shared/write-out.ts';
import { type Command, checkedContact, parseArguments, USAGE } from './arguments.ts';
import { deleteFeedbackWith } from './delete-feedback.ts';
import { feedbackText } from './feedback-text.ts';
import { readFeedbackPages } from './read-feedback.ts';

export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
  explain: (error, command) => [`The ${command?.name ?? 'command'} failed: ${errorMessage(error)}`],
});

async function run(command: Command, io: CommandIo): Promise<void> {
  await (command.name === 'export' ? exportFeedback(command, io) : deleteFeedback(command.contact, io));
}

async function deleteFeedback(given: string, io: CommandIo): Promise<void> {
  const contact = checkedContact(await argumentOrInput(given, io));
  await withStore(readPortal(io.env).configuration, async (db) => {
    logOperator('changed-by-operator', { command: 'feedback delete' }, io);
    const deleted = await deleteFeedbackWith(db, contact);
    if (deleted > 0) await wipeDeleted(db, io);
    await printDone(`Deleted feedback: ${deleted}.`, io.stdout);
  });
}

async function exportFeedback(
  { selection, format }: Extract<Command, { name: 'export' }>,
  io: CommandIo,
): Promise<void> {
  const { configuration, distributorFile } = readPortal(io.env);
  expectDistributor(selection.distributor, distributorFile.distributors);
  await withStore(configuration, async (db) => {
    if (selection.withContact) logOperator('read-by-operator', { command: 'feedback export' }, io);
    noteNpmLines(io, 'feedback');
    const pages = readFeedbackPages(db, selection);
    const found = { any: false };
    await writeOut(feedbackText(recordAny(pages, found), format, selection.withContact), io.stdout);
    if (!found.any) io.printError('No feedback matches the options.');
  });
}

/** Throws `UsageError` for an unknown distributor. A misspelt name would otherwise look like one without feedback. */
function expectDistributor(name: string | null, distributors: readonly { shortname: string }[]): void {
  if (name === null) return;
  const known = distributors.map(({ shortname }) => shortname);
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
