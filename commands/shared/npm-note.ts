import type { CommandIo } from './run-command.ts';

/** Warns that npm prints its own lines to standard output before the command's output, and how to suppress them. */
export function noteNpmLines({ env, stdout, printError }: CommandIo, script: string): void {
  const throughNpm = env.npm_lifecycle_event !== undefined && env.npm_config_loglevel !== 'silent';
  if (!throughNpm || ('isTTY' in stdout && stdout.isTTY)) return;
  printError(`npm printed lines before the output; \`npm run -s ${script} -- …\` suppresses them.`);
}
