import { Readable, Writable } from 'node:stream';
import type { CommandIo } from '../run-command.ts';

export type CommandResult = { code: number; stdout: string; stderr: string };

type Given = {
  env?: NodeJS.ProcessEnv;
  input?: string;
  /** gets the lines of the security log, which `stderr` then does not have */
  security?: (line: string) => void;
};

/** Runs a command line in the test's own process. Returns its exit code and output. */
export async function callCommand(
  runCommand: (args: string[], io: CommandIo) => Promise<number>,
  args: string[],
  { env = {}, input = '', security }: Given = {},
): Promise<CommandResult> {
  const written: Buffer[] = [];
  const errors: string[] = [];
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk);
      done();
    },
  });
  const code = await runCommand(args, {
    env,
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    printError: (line) => {
      if (security && line.includes('"name":"security"')) security(line);
      else errors.push(`${line}\n`);
    },
  });
  return { code, stdout: Buffer.concat(written).toString(), stderr: errors.join('') };
}
