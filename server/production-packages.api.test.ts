import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverArgs } from '../tools/run-node.mjs';
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { startSession } from './testing/start-session.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PRODUCT = ['dist', 'package.json', 'distributors.json', 'commands', 'server', 'domain', 'contract'];
const API = '/api/privat/forsikring';

let folder: string;
beforeEach(() => {
  folder = makeScratchFolder('production-');
  for (const name of [...PRODUCT, ...productionPackages()]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(ROOT, name), join(folder, name));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('with only the packages of `npm ci --omit=dev --omit=optional` the server serves pages and renders PDFs', {
  timeout: 180_000,
}, async () => {
  const dataDir = join(folder, 'data');
  const child = spawn(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', ...serverArgs], {
    cwd: folder,
    env: { PORT: '0', DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'error' },
  });
  const printed: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const ended = new Promise((done) => child.once('close', done));
  const address = () => /http:\/\/localhost:\d+/.exec(printed.join(''))?.[0];
  await expect.poll(() => address() ?? printed.join(''), { timeout: 90_000 }).toMatch(/^http:/);

  const headers = await startSession({ dataDir }, 'fremtind');
  const get = async (path: string) => await fetch(address() + path, { headers });
  expect((await get('/privat/forsikring/oversikt/')).status).toBe(200);
  const { avtaler } = await (await get(`${API}/avtaleoversikt/avtaler`)).json();
  const { systemSource, policyNumber } = avtaler[0];
  const pdf = await get(`${API}/bekreftelser/${systemSource}/${policyNumber}`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(printed.join('')).not.toContain('"level":50');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

/** Returns the folders of the packages that are neither development nor optional dependencies. */
function productionPackages(): string[] {
  const {
    packages,
  }: { packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages)
    .filter(
      ([path, { dev, optional, devOptional }]) =>
        !dev && !optional && !devOptional && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path),
    )
    .map(([path]) => path);
}
