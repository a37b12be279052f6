import { endOnSignals } from '../../server/platform/end-on-signals.ts';
import type { CommandIo } from './run-command.ts';

/** Runs a command with the process's arguments, environment and streams, and sets the exit code. A signal ends it. */
export async function runMain(runCommand: (args: string[], io: CommandIo) => Promise<number>): Promise<void> {
  endOnSignals();
  const { argv, env, stdin, stdout } = process;
  const printError = (line: string) => console.error(line);
  process.exitCode = await runCommand(argv.slice(2), { env, stdin, stdout, printError });
}
