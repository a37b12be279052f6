import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'standard-output.ts');

/** Runs a program with `output`, standard output in the background. Returns what it wrote to it. */
async function outputOf(program: string): Promise<string> {
  const source = `const { standardOutput } = await import(${JSON.stringify(MODULE)}); const output = standardOutput();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${source}\n${program}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return await text(child.stdout);
}

test('writes all lines in their order', async () => {
  const written = await outputOf(`
    for (let line = 0; line < 50000; line += 1) {
      output.write('line ' + line + '\\n');
      if (line % 1000 === 0) await new Promise(setImmediate);
    }`);
  expect(written).toBe(Array.from({ length: 50_000 }, (_, line) => `line ${line}\n`).join(''));
});

test('writes the lines that wait when the process ends', async () => {
  const written = await outputOf("output.write('first\\n'); output.write('second\\n'); process.exit(0);");
  expect(written.split('\n').toSorted()).toEqual(['', 'first', 'second']);
});

test('writes lines together that come soon after each other', async () => {
  const written = await outputOf(`
    const { default: fs } = await import('node:fs');
    const { syncBuiltinESMExports } = await import('node:module');
    const { write } = fs;
    let writes = 0;
    fs.write = (...parts) => { writes += 1; write(...parts); };
    syncBuiltinESMExports();
    process.once('exit', () => fs.writeSync(1, 'writes: ' + writes));
    for (const line of ['first', 'second']) {
      output.write(line + '\\n');
      await null;
    }
    process.exit(0);`);
  expect(written).toBe('first\nsecond\nwrites: 0');
});
