// Runs the portfolio's command line like its own program, and sends its memory and CPU time to the parent
// process.
import { runCommand } from '../../commands/portfolio/command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  printError: (line) => console.error(line),
  terminal: null,
});
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
process.send?.({ peakMb: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 });
process.disconnect?.();
