import { userInfo } from 'node:os';
import { orNull } from '../../server/platform/or-null.ts';
import type { CommandIo } from './run-command.ts';

/** What operators do with customers' data, as events of the security log. */
type OperatorEvent = 'read-by-operator' | 'changed-by-operator';

/**
 * Writes a line of the security log to standard error: who reads or changes customers' data, and of which customer if
 * the command names one. It has the customer's internal id, and no national id (docs/security.md). `sudoUser` is what the
 * environment says, which the user can set.
 */
export function logOperator(
  event: OperatorEvent,
  { command, customerId }: { command: string; customerId?: string | undefined },
  { env, printError }: Pick<CommandIo, 'env' | 'printError'>,
): void {
  const user = { user: userName(), ...(env.SUDO_USER && { sudoUser: env.SUDO_USER }) };
  const line = { level: 30, time: Date.now(), name: 'security', event };
  printError(JSON.stringify({ ...line, command, customerId, ...user }));
}

/** Returns the name of the system's user, or its number where it has no name, as in a container. */
function userName(): string {
  return orNull(() => userInfo().username) ?? String(process.getuid?.() ?? 'unknown');
}
