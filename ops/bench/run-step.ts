import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Resources that a step used: elapsed and CPU time in seconds, and peak memory in MB. */
export type Taken = { seconds: number; cpuSeconds: number; peakMb: number };

/**
 * Runs a portfolio command in a separate process, with the options that `npm run portfolio` passes to Node.
 * Writes its standard output to a file. Throws if the command fails.
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
