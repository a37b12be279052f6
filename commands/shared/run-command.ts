import type { Writable } from 'node:stream';
import { ConfigurationError } from '../../server/platform/config/configuration.ts';
import { CommandError, UsageError } from './issues.ts';

/** The environment and the outputs of a command. */
export type CommandIo = {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  printError: (line: string) => void;
};

export type CommandLine<Command> = {
  parse: (args: string[]) => Command;
  run: (command: Command) => Promise<void>;
  /** returns the lines to print for other errors; `command` is null if the arguments were not parsed */
  explain: (error: unknown, command: Command | null) => readonly string[];
  printError: CommandIo['printError'];
};

/**
 * Parses the arguments and runs the command. Returns the exit code: 0 on success, 1 on failure, 2 for invalid
 * arguments.
 */
export async function runCommandLine<Command>(
  args: string[],
  { parse, run, explain, printError }: CommandLine<Command>,
): Promise<number> {
  let command: Command | null = null;
  try {
    command = parse(args);
    await run(command);
    return 0;
  } catch (error) {
    for (const line of explainShared(error) ?? explain(error, command)) printError(line);
    return error instanceof UsageError ? 2 : 1;
  }
}

function explainShared(error: unknown): readonly string[] | null {
  if (error instanceof UsageError) return [`${error.message} See --help.`];
  if (error instanceof ConfigurationError) return error.lines;
  return error instanceof CommandError ? [error.message] : null;
}
