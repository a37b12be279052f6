import type { Writable } from 'node:stream';

type CommandIo = { env: NodeJS.ProcessEnv; stdout: Writable; printError: (line: string) => void };

/** npm's own lines come before all that a command writes to standard output: writes so, and how to leave them out. */
export function noteNpmLines({ env, stdout, printError }: CommandIo, script: string): void {
  const throughNpm = env.npm_lifecycle_event !== undefined && env.npm_config_loglevel !== 'silent';
  if (!throughNpm || ('isTTY' in stdout && stdout.isTTY)) return;
  printError(`npm has written lines of its own first; \`npm run -s ${script} -- …\` leaves them out.`);
}
