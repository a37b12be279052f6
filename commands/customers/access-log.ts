import { userInfo } from 'node:os';
import type { CommandIo } from '../shared/run-command.ts';

/**
 * Writes a line of the security log to standard error: who reads the data of which customer. It has the customer's
 * internal id, and no national id (docs/security.md). `sudoUser` is what the environment says, which the user can set.
 */
export function logRead(command: string, customerId: string, { env, printError }: CommandIo): void {
  const user = { user: userName(), ...(env.SUDO_USER && { sudoUser: env.SUDO_USER }) };
  const line = { level: 30, time: Date.now(), name: 'security', event: 'read-by-operator' };
  printError(JSON.stringify({ ...line, command, customerId, ...user }));
}

/** Returns the name of the system's user, or its number where it has no name, as in a container. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
