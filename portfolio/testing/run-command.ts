import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runCommand } from '../command.ts';

/** Runs the command line with its store in `folder`/data; returns the exit code, and what it wrote. */
export async function run(folder: string, args: string[], { input = '', env = {} } = {}) {
  const chunks: Buffer[] = [];
  const errors: string[] = [];
  const stdout = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const code = await runCommand(args, {
    env: { DATA_DIR: join(folder, 'data'), INIT_CWD: folder, ...env },
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    printError: (line) => errors.push(line),
    terminal: null,
  });
  return { code, output: Buffer.concat(chunks).toString(), errors };
}
