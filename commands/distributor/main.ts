import { createInterface } from 'node:readline/promises';
import { runMain } from '../shared/run-main.ts';
import { runCommand } from './command.ts';

const { stdin, stdout } = process;

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

await runMain((args, io) => runCommand(args, { ...io, ask: stdin.isTTY ? ask : null }));
