import type { Writable } from 'node:stream';
import { ConfigurationError } from '../../server/platform/config/configuration.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { CommandError, UsageError } from './issues.ts';
import { print } from './write-out.ts';

/** The environment, the input and the outputs of a command. */
export type CommandIo = {
  env: NodeJS.ProcessEnv;
  stdin: AsyncIterable<Uint8Array>;
  stdout: Writable;
  printError: (line: string) => void;
};

type CommandLine<Command, Io> = {
  usage: string;
  /** returns the command; null for help */
  parse: (args: string[]) => Command | null;
  run: (command: Command, io: Io) => Promise<void>;
  /** returns the lines to print for other errors; `command` is null for help and if the arguments were not parsed */
  explain?: (error: unknown, command: Command | null) => readonly string[];
};

/** Returns a function that runs a command line. Its result is the exit code: 1 on failure, 2 for invalid arguments. */
export function commandLine<Command, Io extends CommandIo>({
  usage,
  parse,
  run,
  explain = (error) => [`The command failed: ${errorMessage(error)}`],
}: CommandLine<Command, Io>): (args: string[], io: Io) => Promise<number> {
  return async (args, io) => {
    let command: Command | null = null;
    try {
      command = parse(args);
      await (command === null ? print(usage, io.stdout) : run(command, io));
      return 0;
    } catch (error) {
      for (const line of explainShared(error) ?? explain(error, command)) io.printError(line);
      return error instanceof UsageError ? 2 : 1;
    }
  };
}

function explainShared(error: unknown): readonly string[] | null {
  if (error instanceof UsageError) return [`${error.message} See --help.`];
  if (error instanceof ConfigurationError) return error.lines;
  return error instanceof CommandError ? [error.message] : null;
}
