import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../server/platform/root.ts';
import { databases } from '../../server/testing/databases.ts';
import { openPortal, type TestPortal } from '../../server/testing/portal.ts';
import { fillEmptyStore } from '../portfolio/demo.ts';

const run = promisify(execFile);
const KARI = '01819021887';

/** An app of the bank. It prints what it got. */
const APP = `import { createClient, PortalError, type Answer } from '@forsikringsoversikt/client';

const [origin, cookie, xsrf] = process.argv.slice(2) as [string, string, string];
const portal = createClient({ origin, language: 'en', headers: () => ({ cookie, 'x-xsrf-token': xsrf }) });
const list: Answer<'GET /avtaleoversikt/avtaler'> = await portal.call('GET /avtaleoversikt/avtaler');
const first = list.avtaler.find(({ standing }) => standing === 'IN_FORCE');
if (!first) throw new Error('no agreement in force');
const { systemSource, policyNumber } = first;
const one = await portal.call('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', { params: { systemSource, policyNumber } });
const file: Blob = await portal.call('GET /bekreftelser/:systemSource/:policyNumber', { params: { systemSource, policyNumber } });
const saved = await portal.call('POST /samtykke/reservasjon', { body: { harReservasjon: true } });
const missing = await portal
  .call('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', { params: { systemSource, policyNumber: 'x' } })
  .catch((error: unknown) => (error instanceof PortalError ? [error.status, error.detail] : error));
// @ts-expect-error there is no such endpoint
const wrong = () => portal.call('GET /avtaler');
// @ts-expect-error the number is missing
const less = () => portal.call('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', { params: { systemSource } });
console.log(JSON.stringify({ count: list.avtaler.length, name: one.name, type: file.type, saved, missing, unused: [wrong, less].length }));
`;

let folder: string;
let portal: TestPortal;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  const [engine] = databases();
  const database = await engine.open();
  await fillEmptyStore(database.db);
  portal = await openPortal(database);
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  origin = address.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

test('another app installs the package without a network, and calls the portal with its types', {
  timeout: 120_000,
}, async () => {
  const packed = join(folder, 'client');
  await run(process.execPath, ['commands/client/main.ts', packed], { cwd: ROOT });
  await run('npm', ['pack', '--silent'], { cwd: packed });
  const [tarball = ''] = readdirSync(packed).filter((name) => name.endsWith('.tgz'));

  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(packed, tarball)], { cwd: app });
  const installed = join(app, 'node_modules', '@forsikringsoversikt', 'client');
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'index.d.ts', 'index.js', 'package.json']);
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty(
    'dependencies',
  );

  writeFileSync(join(app, 'app.ts'), APP);
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'esnext',
    types: ['node'],
  };
  const compilerOptions = {
    ...options,
    lib: ['esnext', 'dom'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.ts'] }));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout: errors } = await run(process.execPath, [tsc, '-p', app]).catch((error) => error);
  expect(errors).toBe('');

  const browser = portal.browser(new URL(origin).host);
  await browser.logIn(KARI);
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const xsrf = browser.cookies.get('XSRF-TOKEN') ?? '';
  const { stdout } = await run(process.execPath, [join(app, 'app.ts'), origin, cookie, xsrf]);
  expect(JSON.parse(stdout)).toEqual({
    count: expect.any(Number),
    name: expect.any(String),
    type: 'application/pdf',
    saved: expect.anything(),
    missing: [404, expect.stringMatching(/[a-z]/)],
    unused: 2,
  });
});
