import { ConfigurationError } from '../server/platform/config/configuration.ts';
import { CommandError, UsageError } from './issues.ts';

export type CommandLine<Command> = {
  parse: (args: string[]) => Command;
  run: (command: Command) => Promise<void>;
  /** the lines on an error that is this command line's own; `command` is null where the arguments were not read */
  explain: (error: unknown, command: Command | null) => readonly string[];
  printError: (line: string) => void;
};

/** Runs what the arguments say. Returns the exit code: 0 when it was done, 1 when it failed, 2 when the arguments are wrong. */
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
  if (error instanceof UsageError) return [`${error.message} --help says more.`];
  if (error instanceof ConfigurationError) return error.lines;
  return error instanceof CommandError ? [error.message] : null;
}
