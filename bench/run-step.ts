import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** What a step took: seconds on the clock and of its own processor time, and the most memory at a time. */
export type Taken = { seconds: number; cpuSeconds: number; peakMb: number };

/**
 * Runs a command of the portfolio in a process of its own, with the options that `npm run portfolio` passes to Node;
 * its standard output goes to a file. Throws where the command fails.
 */
export async function runStep(args: string[], output: string, env: Record<string, string>): Promise<Taken> {
  const file = openSync(output, 'w');
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=16', '--max-old-space-size=256', join(import.meta.dirname, 'step.ts'), ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', file, 'inherit', 'ipc'],
    },
  );
  let own = { peakMb: 0, cpuSeconds: 0 };
  child.on('message', (message: typeof own) => {
    own = message;
  });
  const [code] = await once(child, 'close');
  closeSync(file);
  if (code !== 0) throw new Error(`${args[0]} failed`);
  return { seconds: (performance.now() - began) / 1000, ...own };
}
