// Runs the portfolio's command line as its own program does, and sends its parent how much memory and processor time it took.
import { runCommand } from '../portfolio/command.ts';

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
