import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { orNull } from '../../server/platform/or-null.ts';
import { CommandError, UsageError } from '../shared/issues.ts';
import { makeFolder } from '../shared/make-folder.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { writeFile } from '../shared/write-file.ts';
import { print } from '../shared/write-out.ts';
import { PACKAGE_NAME, packageFiles } from './package-files.ts';

const USAGE = `npm run client -- FOLDER     writes the package of the API's types and client to a folder,
                             which is new or empty, or has an earlier client
cd FOLDER && npm pack        makes a tarball of it, for npm install`;

/** Runs the command line that writes the client of the API. */
export const runCommand = commandLine({
  usage: USAGE,
  parse: folderOf,
  run: write,
});

function folderOf([folder, ...rest]: string[]): string | null {
  if (folder === '--help') return null;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new UsageError('Name one folder.');
  return folder;
}

async function write(folder: string, { env, stdout }: CommandIo): Promise<void> {
  const path = resolve(env.INIT_CWD ?? '', folder);
  makeFolder(path);
  if (!mayWriteTo(path))
    throw new CommandError(`${path} has other files and is left as it is. Choose another folder.`);
  for (const [name, text] of Object.entries(packageFiles())) writeFile(join(path, name), text);
  await print(`Wrote the client to ${path}. Make a tarball there with npm pack.`, stdout);
}

function mayWriteTo(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return readdirSync(folder).length === 0;
  const text = readFileSync(manifest, 'utf8');
  return orNull(() => JSON.parse(text)?.name) === PACKAGE_NAME;
}
