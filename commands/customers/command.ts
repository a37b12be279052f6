import { errorMessage } from '../shared/error-message.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { type Command, parseArguments, USAGE } from './arguments.ts';
import { endAllSessions, listRequests, purgeStore, runForCustomer } from './commands.ts';

export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
  explain: (error, command) => [
    `${command?.name ?? 'help'} failed: ${errorMessage(error)}`,
    ...(command?.name === 'end-sessions' ? ['Sessions may still be active. Run it again.'] : []),
  ],
});

async function run(command: Command, io: CommandIo): Promise<void> {
  if (command.name === 'purge') return await purgeStore(io);
  if (command.name === 'deletion-requests') return await listRequests(io);
  if (command.ssn === null) return await endAllSessions(io);
  await runForCustomer(command, io);
}
