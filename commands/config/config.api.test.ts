import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import shipped from '../../distributors.json' with { type: 'json' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function config(args: readonly string[], env: NodeJS.ProcessEnv = {}, stdout: number | 'pipe' = 'pipe') {
  const { NODE_COMPILE_CACHE, PATH } = process.env;
  const run = spawnSync(process.execPath, ['commands/config/main.ts', ...args], {
    env: { NODE_COMPILE_CACHE, PATH, ...env },
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
  });
  return { status: run.status, out: run.stdout?.trim().split('\n'), err: run.stderr.trim().split('\n') };
}

test('check reports a valid configuration with exit code 0, and prints no values', () => {
  expect(config(['check'])).toEqual({
    status: 0,
    out: ['The configuration and the distributor file are valid.'],
    err: [''],
  });
});

test('check reports all issues of environment, distributor file and its files at once', () => {
  const [first, ...rest] = shipped.distributors;
  const path = join(folder, 'd.json');
  writeFileSync(
    join(folder, 'ond.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>',
  );
  const broken = { ...first, logo: 'ond.svg', privacyUrl: 'http://x', statisticsOptIn: 'bank', egneSide: [] };
  const other = { ...rest[0], messagesUrl: '/innboks' };
  writeFileSync(path, JSON.stringify({ ...shipped, distributors: [broken, other, ...rest.slice(1)] }));
  const { status, out, err } = config(['check'], {
    PORT: 'x',
    TRUST_PROXY: 'kanskje',
    UNLEASH_URL: 'https://unleash.eksempel.no/api',
    SOURCE_NICE_TOKEN: 'hemmelig-token',
    OIDC_ISUER: 'https://innlogging.eksempel.no',
    OIDC_CLIENT_ID: 'portalen',
    DISTRIBUTORS_FILE: path,
  });
  expect([status, out]).toEqual([1, ['']]);
  const lines = err.join('\n');
  for (const issue of [
    'PORT must be',
    'TRUST_PROXY must be',
    'UNLEASH_TOKEN must be set',
    'SOURCE_NICE',
    'OIDC_ISSUER must be set',
    'OIDC_ISUER is not a known variable and has no effect. Did you mean OIDC_ISSUER?',
  ])
    expect(lines).toContain(issue);
  for (const issue of [
    'distributors[0] (fremtind).privacyUrl must be an https:// address.',
    'distributors[0] (fremtind) must not have additional properties: egneSide.',
    'distributors[1] (dnb).messagesUrl must be a path below',
    'distributors[0] (fremtind).logo: ond.svg has a <script>.',
  ])
    expect(lines).toContain(`${path}: ${issue}`);
  expect(lines).not.toContain('hemmelig-token');
});

test('check refuses colours that are hard to read, and example addresses in production', () => {
  const [first] = shipped.distributors;
  const path = join(folder, 'uferdig.json');
  const theme = structuredClone(first?.theme);
  if (!theme) throw new Error('no distributor');
  theme.light.onAction = theme.light.action;
  const file = { ...shipped, distributors: [{ ...first, hosts: ['*'], theme }], oversettelser: {} };
  writeFileSync(path, JSON.stringify(file));
  const colours = `${path}: distributors[0] (fremtind).theme.light.onAction #1b1917 on action #1b1917 has a contrast of 1, but needs 4.5.`;
  expect(config(['check'], { DISTRIBUTORS_FILE: path })).toEqual({ status: 1, out: [''], err: [colours] });

  writeFileSync(path, JSON.stringify({ ...file, productionHosts: ['forsikring.fjordbanken.no'] }));
  const { status, err } = config(['check'], { DISTRIBUTORS_FILE: path });
  expect(status).toBe(1);
  expect(err[0]).toBe(colours);
  expect(err).toContain(
    `${path}: distributors[0] (fremtind).bankkontakt.epost: kundeservice@eksempel.no is an example, not an address of yours.`,
  );
  expect(err).toContain(
    `${path}: distributors[0] (fremtind).privacyUrl: https://www.eksempel.no/personvern is an example, not an address of yours.`,
  );
  expect(err).toContain(
    `${path}: distributors[0] (fremtind).nodhjelpTelefon: 22009000 is an example, not a number of yours.`,
  );
  expect(err.filter((line) => line.includes('.hosts'))).toEqual([]);

  const withError = config(['check'], { DISTRIBUTORS_FILE: path, PORT: 'x' }).err;
  expect(withError).toEqual([...err, expect.stringContaining('PORT must be')]);
});

test('check --reach also prints one line for everything that it tried', () => {
  const env = { DATA_DIR: folder, SOURCE_NICE_URL: 'http://127.0.0.1:1' };
  expect(config(['check', '--reach'], env)).toEqual({
    status: 1,
    out: ['The configuration and the distributor file are valid.', 'DATA_DIR can be used.'],
    err: ["SOURCE_NICE_URL can't be used: /avtaler: bad port."],
  });
  expect(config(['check', '--reach'], { DATA_DIR: folder }).status).toBe(0);
  expect(config(['check', '--reach'], { PORT: 'x' })).toMatchObject({ status: 1, out: [''] });
  expect(config(['check', '--rekk'])).toMatchObject({ status: 2 });
});

test('check warns about a name that may be misspelt, and succeeds', () => {
  const { status, err } = config(['check'], { DATABASE_URI: 'postgres://kari:hemmelig@db/portal' });
  expect([status, err]).toEqual([
    0,
    ['DATABASE_URI is not a known variable and has no effect. Did you mean DATABASE_URL?'],
  ]);
});

test('without a command the configuration is also printed; an unknown command is rejected', () => {
  const printed = config([], { PORT: 'x' });
  expect(printed.status).toBe(1);
  expect(printed.out).toContain('DISTRIBUTORS_FILE=distributors.json');
  expect(config(['sjekk'])).toMatchObject({
    status: 2,
    err: ['Give nothing, check, or check --reach. See --help.'],
  });
});

test('prints its usage on request', () => {
  const { status, out, err } = config(['--help']);
  expect([status, err]).toEqual([0, ['']]);
  expect(out[0]).toMatch(/^npm run config /);
});

test.runIf(existsSync('/dev/full'))('fails if its output is full', () => {
  for (const args of [[], ['check']])
    expect(config(args, {}, openSync('/dev/full', 'w'))).toMatchObject({
      status: 1,
      err: ['The command failed: ENOSPC: no space left on device, write'],
    });
});
