import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = pathToFileURL(`${import.meta.dirname}/run-main.ts`).href;

test.skipIf(process.platform === 'win32')('a command ends itself at a signal', async () => {
  const code = `import { runMain } from '${MODULE}';
    await runMain(async (_args, { printError }) => {
      printError('begun');
      await new Promise((done) => setTimeout(done, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const ended = once(child, 'close');
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  expect(await ended).toEqual([128 + constants.signals.SIGINT, null]);
});
