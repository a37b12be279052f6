import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorMessage } from '../shared/error-message.ts';
import { UsageError } from '../shared/issues.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { print } from '../shared/write-out.ts';
import { packageFiles } from './package-files.ts';

const USAGE = `npm run client -- FOLDER     writes the package of the API's types and client to a folder
cd FOLDER && npm pack        makes a tarball of it, for npm install`;

/** Runs the command line that writes the client of the API. */
export const runCommand = commandLine({
  parse: folderOf,
  run: (folder, io: CommandIo) => (folder === null ? print(USAGE, io.stdout) : write(folder, io)),
  explain: (error) => [`The command failed: ${errorMessage(error)}`],
});

/** Returns the folder; null for help. */
function folderOf([folder, ...rest]: string[]): string | null {
  if (folder === '--help') return null;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new UsageError('Name one folder.');
  return folder;
}

async function write(folder: string, { env, stdout }: CommandIo): Promise<void> {
  const path = resolve(env.INIT_CWD ?? '', folder);
  mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries(packageFiles())) writeFileSync(join(path, name), text);
  await print(`Wrote the client to ${path}. Make a tarball there with npm pack.`, stdout);
}
