import { messageOf } from '../command-line/error-message.ts';
import { CommandError, UsageError } from '../command-line/faults.ts';
import { print } from '../command-line/write-out.ts';
import { ConfigurationError } from '../server/platform/configuration.ts';
import { type Command, parseArguments, USAGE } from './arguments.ts';
import { exportStore, generate, importFile, type Surroundings } from './commands.ts';
import { PortfolioFault } from './fault.ts';
import { FileError } from './open-file.ts';

/**
 * The command line of the portfolio (spec: decisions §7.1): runs what the arguments say and gives the exit code, 0 when
 * it was done, 1 when it failed and 2 when the arguments are wrong.
 */
export async function runCommand(args: string[], around: Surroundings): Promise<number> {
  let name: Command['name'] = 'help';
  try {
    const command = parseArguments(args);
    name = command.name;
    await run(command, around);
    return 0;
  } catch (error) {
    for (const line of explain(error, name)) around.printError(line);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(command: Command, around: Surroundings): Promise<void> {
  switch (command.name) {
    case 'help':
      return await print(USAGE, around.stdout);
    case 'import':
      return await importFile(command, around);
    case 'export':
      return await exportStore(command, around);
    case 'generate':
      return await generate(command, around);
  }
}

const NOTHING_STORED = 'Nothing was stored.';

function explain(error: unknown, command: Command['name']): readonly string[] {
  if (error instanceof UsageError) return [`${error.message} --help tells more.`];
  if (error instanceof ConfigurationError) return error.lines;
  if (error instanceof FileError || error instanceof CommandError) return [error.message];
  if (error instanceof PortfolioFault) {
    const shown = `The first ${error.lines.length} faults are shown; the rest of the file was not checked.`;
    return [...error.lines, ...(error.more ? [shown] : []), NOTHING_STORED];
  }
  return [`The ${command} failed: ${messageOf(error)}`, ...(command === 'import' ? [NOTHING_STORED] : [])];
}
