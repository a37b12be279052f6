// Runs the portfolio's command line as its own program does, and sends its parent how much memory it took.
import { runCommand } from '../portfolio/command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  printError: (line) => console.error(line),
  terminal: null,
});
process.send?.({ peakMb: process.resourceUsage().maxRSS / 1024 });
process.disconnect?.();
