import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { DistributorFile, DistributorFileSettings } from '../../server/distributor/distributor-file.ts';
import { readDistributorFile, unfinishedParts } from '../../server/distributor/read-distributor-file.ts';
import { ROOT } from '../../server/platform/root.ts';
import { CommandError, UsageError } from '../shared/issues.ts';
import { makeFolder } from '../shared/make-folder.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { writeFile } from '../shared/write-file.ts';
import { print } from '../shared/write-out.ts';
import {
  type Command,
  checkedColours,
  checkedHost,
  checkedName,
  type Given,
  parseArguments,
  shortnameOf,
  USAGE,
  type Wanted,
} from './arguments.ts';
import { LOGO_FILE, newDistributorFile } from './new-distributor.ts';

/** Asks a question, and returns the answer; null without a terminal. */
export type Ask = ((question: string) => Promise<string>) | null;

export type DistributorIo = CommandIo & { ask: Ask };

const FILE = 'distributors.json';

export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
});

async function run(command: Command, io: DistributorIo): Promise<void> {
  if (command.name === 'preview') return await preview(command.file, io);
  const wanted = await completed(command.given, io.ask);
  const file = writeFiles(wanted);
  const examples = unfinishedParts(file, readOrRemove(file, wanted), true).length;
  await print(
    `Wrote ${file}. It has ${examples} example addresses and numbers, which are refused in production:\n  DISTRIBUTORS_FILE=${file} NODE_ENV=production npm run -s config -- check\nTry it:\n  DISTRIBUTORS_FILE=${file} npm start`,
    io.stdout,
  );
  if (command.withPreview) await preview(file, io);
}

async function preview(file: string, { stdout }: DistributorIo): Promise<void> {
  readDistributorFile(file);
  // Playwright and the browser are installed only for development.
  const { writePreview } = await import('./preview.ts');
  await print(`Wrote ${readablePath(await writePreview(file))}.`, stdout);
}

/** Returns what is wanted, after asking for what was not given. Throws `UsageError` if it can't ask. */
async function completed(given: Given, ask: Ask): Promise<Wanted> {
  const name = checkedName(given.name ?? (await answer(ask, '--name', 'Name that customers see: ')));
  const host = checkedHost(given.host ?? (await answer(ask, '--host', 'Host name of the portal: ')));
  const colours = checkedColours(
    given.colours.length > 0
      ? given.colours
      : (await answer(ask, '--colour', 'One or two brand colours, such as #5b2a86 #0a6b5f: '))
          .trim()
          .split(/[\s,]+/),
  );
  const asked =
    given.logo ?? (ask && given.name === undefined ? await ask('Logo, an SVG file (may be empty): ') : '');
  const folder = given.folder ?? shortnameOf(name);
  return { name, host, colours, logo: asked.trim() || null, folder };
}

async function answer(ask: Ask, option: string, question: string): Promise<string> {
  if (!ask) throw new UsageError(`new needs ${option}.`);
  return await ask(question);
}

function writeFiles(wanted: Wanted): string {
  const file = join(wanted.folder, FILE);
  if (existsSync(file))
    throw new CommandError(`${file} exists and is left as it is. Choose another --folder.`);
  if (wanted.logo !== null && !existsSync(wanted.logo))
    throw new CommandError(`${wanted.logo} does not exist.`);
  const shipped = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as DistributorFileSettings;
  const schema = relative(resolve(wanted.folder), join(ROOT, 'distributors.schema.json'));
  makeFolder(wanted.folder);
  if (wanted.logo !== null) copyFileSync(wanted.logo, join(wanted.folder, LOGO_FILE));
  writeFile(file, `${JSON.stringify(newDistributorFile(wanted, shipped, schema), null, 2)}\n`);
  return file;
}

/** A logo that the portal refuses must not leave a folder that the next try refuses. */
function readOrRemove(file: string, { folder, logo }: Wanted): DistributorFile {
  try {
    return readDistributorFile(file);
  } catch (error) {
    rmSync(file);
    if (logo !== null) rmSync(join(folder, LOGO_FILE));
    throw error;
  }
}

/** Returns the path from the working directory, or the whole path if that is not below it. */
function readablePath(path: string): string {
  const shortened = relative(process.cwd(), path);
  return shortened.startsWith('..') ? path : shortened;
}
