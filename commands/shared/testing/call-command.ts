import { Readable, Writable } from 'node:stream';

/** A command line with the signature that its `main.ts` calls. */
export type RunCommand = (
  args: string[],
  io: { env: NodeJS.ProcessEnv; stdin: Readable; stdout: Writable; printError: (line: string) => void },
) => Promise<number>;

export type CommandResult = { code: number; stdout: string; stderr: string };

/** Runs a command line in the test's own process. Returns its exit code and output. */
export async function callCommand(
  runCommand: RunCommand,
  args: string[],
  { env = {}, input = '' }: { env?: NodeJS.ProcessEnv; input?: string } = {},
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
    printError: (line) => errors.push(`${line}\n`),
  });
  return { code, stdout: Buffer.concat(written).toString(), stderr: errors.join('') };
}
