import { messageOf } from '../command-line/error-message.ts';
import { CommandError, UsageError } from '../command-line/issues.ts';
import { print } from '../command-line/write-out.ts';
import { ConfigurationError } from '../server/platform/config/configuration.ts';
import { type Command, parseArguments, USAGE } from './arguments.ts';
import {
  type CommandIo,
  deleteOne,
  exportOne,
  listRequests,
  purgeStore,
  showOne,
  writeAudit,
} from './commands.ts';

/**
 * The command line of customers: runs what the arguments say and returns the exit code, 0 when it was done, 1 when it
 * failed and 2 when the arguments are wrong.
 */
export async function runCommand(args: string[], io: CommandIo): Promise<number> {
  let name: Command['name'] = 'help';
  try {
    const command = parseArguments(args);
    name = command.name;
    await run(command, io);
    return 0;
  } catch (error) {
    for (const line of explain(error, name)) io.printError(line);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(command: Command, io: CommandIo): Promise<void> {
  switch (command.name) {
    case 'help':
      return await print(USAGE, io.stdout);
    case 'show':
      return await showOne(command.ssn, io);
    case 'export':
      return await exportOne(command.ssn, io);
    case 'delete':
      return await deleteOne(command.ssn, io);
    case 'audit':
      return await writeAudit(command, io);
    case 'deletion-requests':
      return await listRequests(io);
    case 'purge':
      return await purgeStore(io);
  }
}

function explain(error: unknown, name: Command['name']): readonly string[] {
  if (error instanceof UsageError) return [`${error.message} --help says more.`];
  if (error instanceof ConfigurationError) return error.lines;
  if (error instanceof CommandError) return [error.message];
  return [`${name} failed: ${messageOf(error)}`];
}
