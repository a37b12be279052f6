import { messageOf } from '../command-line/error-message.ts';
import { runCommandLine } from '../command-line/run-command.ts';
import { print } from '../command-line/write-out.ts';
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
  return await runCommandLine(args, {
    parse: parseArguments,
    run: (command) => run(command, io),
    explain: (error, command) => [`${command?.name ?? 'help'} failed: ${messageOf(error)}`],
    printError: io.printError,
  });
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
