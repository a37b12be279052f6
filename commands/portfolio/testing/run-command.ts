import { join } from 'node:path';
import { callCommand } from '../../shared/testing/call-command.ts';
import { runCommand } from '../command.ts';

type Given = { input?: string; env?: object; security?: (line: string) => void };

/** Runs the command line with its store in `folder`/data. Returns the exit code and the output. */
export async function run(
  folder: string,
  args: string[],
  { input = '', env = {}, security = () => {} }: Given = {},
) {
  const { code, stdout, stderr } = await callCommand(
    (given, io) => runCommand(given, { ...io, terminal: null }),
    args,
    { env: { DATA_DIR: join(folder, 'data'), INIT_CWD: folder, ...env }, input, security },
  );
  return { code, output: stdout, errors: stderr.split('\n').slice(0, -1) };
}
