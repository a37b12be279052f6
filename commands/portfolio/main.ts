import { runCommand } from './command.ts';

const { env, stdin, stdout, stderr } = process;

process.exitCode = await runCommand(process.argv.slice(2), {
  env,
  stdin,
  stdout,
  printError: (line) => console.error(line),
  terminal: stderr.isTTY && !env.CI ? (text) => stderr.write(text) : null,
});
