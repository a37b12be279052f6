import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import shipped from '../distributors.json' with { type: 'json' };
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { ConfigurationError, describeConfiguration } from './platform/config/configuration.ts';
import { readSettings } from './settings.ts';

test('the shipped file is used by default, without notices', () => {
  const { distributorFile, notices } = readSettings({});
  expect(distributorFile.distributors).toHaveLength(shipped.distributors.length);
  expect(notices).toEqual([]);
});

test('a bank inbox that is asked for the customers of two banks only is noticed', () => {
  const folder = makeScratchFolder('inbox-');
  const path = join(folder, 'd.json');
  const distributors = shipped.distributors.map((each) => ({ ...each, partnerIntegration: false }));
  writeFileSync(path, JSON.stringify({ ...shipped, distributors }));
  const env = { SOURCE_MESSAGES_URL: 'https://innboks.banken.no' };
  expect(readSettings(env).notices).toEqual([]);
  expect(readSettings({ ...env, DISTRIBUTORS_FILE: path }).notices).toEqual([
    `${path}: no distributor has partnerIntegration: SOURCE_MESSAGES_URL is asked for customers of the banks 2050 and 0502 only.`,
  ]);
  rmSync(folder, { recursive: true });
});

test('a deadline of sources that the load balancer and the browser do not wait for is noticed', () => {
  const { configuration, notices } = readSettings({ SOURCE_TIMEOUT_MS: '10000' });
  expect(configuration.sourceTimeoutMs).toBe(10_000);
  expect(notices).toEqual([
    'SOURCE_TIMEOUT_MS is 10000, but must be below 10000: the load balancer or the browser gives up before the sources do.',
  ]);
  expect(readSettings({ SOURCE_TIMEOUT_MS: '9999' }).notices).toEqual([]);
  const balancer = readFileSync('ops/deploy/haproxy.cfg', 'utf8');
  expect(balancer).toContain('\n  timeout server 10s\n');
});

test('issues of the environment and the distributor file are reported together', () => {
  const read = () => readSettings({ PORT: 'x', DISTRIBUTORS_FILE: '/finnes/ikke.json' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(
    'PORT must be a port from 0 to 65535, but is "x".\nDISTRIBUTORS_FILE /finnes/ikke.json cannot be read.',
  );
});

test('a misspelt variable is reported next to the missing one, after the examples of a pilot', () => {
  const client = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'hemmelig' };
  const read = () => readSettings({ NODE_ENV: 'production', OIDC_ISUER: 'https://id.example', ...client });
  expect(read).toThrow(
    /is an example, not an address of yours\.\nOIDC_ISSUER must be set .*\nOIDC_ISUER is not a known variable .*\?$/,
  );
});

test('the variables of sources follow the systems of the distributor file', () => {
  const folder = makeScratchFolder('settings-');
  const path = join(folder, 'd.json');
  writeFileSync(path, JSON.stringify({ ...shipped, systems: [{ name: 'KJERNE' }] }));
  const env = { DISTRIBUTORS_FILE: path, SOURCE_KJERNE_URL: 'https://kjerne.banken.no/' };
  const { configuration } = readSettings({ ...env, SOURCE_KJERNE_TOKEN: 'hemmelig' });
  expect(configuration.sourceUrls).toEqual({ KJERNE: 'https://kjerne.banken.no' });
  expect(configuration.sourceCredentials.KJERNE).toEqual({ token: 'hemmelig', tls: null });
  expect(() => readSettings({ ...env, SOURCE_NICE_URL: 'https://nice.banken.no' })).toThrow(
    'SOURCE_NICE_URL is not known: the names are KJERNE, CUSTOMER, TASKS, MESSAGES, RECOMMENDATIONS.',
  );
  expect(describeConfiguration({ ...env, SOURCE_KJERNE_TOKEN: 'hemmelig' }, ['KJERNE'])).toContain(
    'SOURCE_KJERNE_TOKEN=********',
  );
  rmSync(folder, { recursive: true });
});

test('an empty address of a store, as of a secret without the value, is reported in production', () => {
  const env = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'hemmelig',
    DATABASE_URL: '',
    VALKEY_URL: '',
  };
  expect(readSettings(env).notices).toEqual([]);
  expect(readSettings({ ...env, NODE_ENV: 'production' }).notices).toEqual([
    'DATABASE_URL is set, but empty: DATA_DIR has the data.',
    'VALKEY_URL is set, but empty: the database has the sessions.',
  ]);
});
