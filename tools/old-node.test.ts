import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OLDEST_NODE, oldNodeMessage } from '../server/platform/node-version.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';
import { root } from './set-up.mjs';

const AS_OLD_NODE = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;

/** A checkout whose packages bring no Node, as on a Mac. */
let checkout: string;
beforeAll(() => {
  checkout = makeScratchFolder('checkout-');
  for (const path of ['tools', 'server/platform/node-version.mjs', 'package.json']) {
    cpSync(join(root, path), join(checkout, path), { recursive: true });
  }
  mkdirSync(join(checkout, 'node_modules'));
  writeFileSync(join(checkout, 'package-lock.json'), '{}');
});
afterAll(() => rmSync(checkout, { recursive: true }));

it.each(['start.mjs', 'test.mjs', 'dev.mjs', 'build.mjs', 'run.mjs'])(
  'tools/%s on an old Node prints one line',
  (name) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', AS_OLD_NODE, join('tools', name)],
      {
        cwd: checkout,
        encoding: 'utf8',
      },
    );
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line && !line.startsWith('Building '));
    expect(lines).toEqual([expect.stringMatching(`^${oldNodeMessage('20.20.2')} .*nodejs\\.org`)]);
    expect(status).toBe(1);
  },
);

it.each([
  ['20.20.2', 'The portal needs Node 24.0 or later; this is 20.20.'],
  ['9.0.0', 'The portal needs Node 24.0 or later; this is 9.0.'],
  ['24.0.0', undefined],
  ['24.21.0', undefined],
  ['26.1.0', undefined],
])('oldNodeMessage of %s returns %s', (version, message) => {
  expect(oldNodeMessage(version)).toBe(message);
});

it('package.json names the oldest Node', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
});
