import { errorMessage } from '../shared/error-message.ts';
import { commandLine } from '../shared/run-command.ts';
import { type Command, parseArguments, USAGE } from './arguments.ts';
import {
  answerRequest,
  type CustomersIo,
  deleteOne,
  endAllSessions,
  endSessionsOfOne,
  endSharing,
  exportOne,
  listRequests,
  purgeStore,
  showOne,
  writeAudit,
} from './commands.ts';

/** Runs the customers command line. */
export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
  explain: (error, command) => [
    `${command?.name ?? 'help'} failed: ${errorMessage(error)}`,
    ...(command?.name === 'end-sessions' ? ['Sessions may still be active. Run it again.'] : []),
  ],
});

async function run(command: Command, io: CustomersIo): Promise<void> {
  switch (command.name) {
    case 'show':
      return await showOne(command.ssn, io);
    case 'export':
      return await exportOne(command.ssn, io);
    case 'delete':
      return await deleteOne(command.ssn, io);
    case 'end-sessions':
      return await (command.ssn === null ? endAllSessions(io) : endSessionsOfOne(command.ssn, io));
    case 'answer-request':
      return await answerRequest(command.ssn, io);
    case 'end-sharing':
      return await endSharing(command.ssn, io);
    case 'audit':
      return await writeAudit(command, io);
    case 'deletion-requests':
      return await listRequests(io);
    case 'purge':
      return await purgeStore(io);
  }
}
