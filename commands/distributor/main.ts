import { createInterface } from 'node:readline/promises';
import { runCommand } from './command.ts';

const { env, stdin, stdout } = process;

/** Asks in the terminal. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

process.exitCode = await runCommand(process.argv.slice(2), {
  env,
  stdout,
  printError: (line) => console.error(line),
  ask: stdin.isTTY ? ask : null,
});
