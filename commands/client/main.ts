import { runCommand } from './command.ts';

const { env, stdout } = process;

process.exitCode = await runCommand(process.argv.slice(2), {
  env,
  stdout,
  printError: (line) => console.error(line),
});
