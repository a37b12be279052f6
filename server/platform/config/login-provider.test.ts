import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { configurationIssues } from '../../testing/configuration-issues.ts';
import { describeConfiguration, readConfiguration } from './configuration.ts';
import { loginNotices } from './login-provider.ts';

const BASIC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'hemmelig' };

const folder = mkdtempSync(join(tmpdir(), 'client-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function fileWith(name: string, content: object | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = EC.privateKey.export({ format: 'jwk' });
const keyOf = (path: string) => ({
  OIDC_ISSUER: BASIC.OIDC_ISSUER,
  OIDC_CLIENT_ID: BASIC.OIDC_CLIENT_ID,
  OIDC_CLIENT_AUTH: 'private_key_jwt',
  OIDC_CLIENT_KEY_FILE: path,
});

test('uses the defaults when no other variable is set', () => {
  expect(readConfiguration(BASIC)).toMatchObject({
    loginProvider: {
      issuer: 'https://id.example',
      clientId: 'portal',
      authentication: { method: 'client_secret_basic', secret: 'hemmelig' },
    },
    loginPolicy: {
      askedLevels: [],
      acceptedLevels: [],
      maxAgeSeconds: null,
      prompt: 'login',
      usesUserinfo: false,
      logsOutAtProvider: true,
    },
  });
});

test('returns the values of all variables that are set', () => {
  const env = {
    ...BASIC,
    OIDC_CLIENT_AUTH: 'client_secret_post',
    OIDC_ACR_VALUES: 'low substantial high',
    OIDC_MIN_ACR: 'substantial',
    OIDC_MAX_AGE: '0',
    OIDC_PROMPT: '',
    OIDC_USERINFO: 'on',
    OIDC_LOGOUT: 'off',
  };
  const { loginProvider, loginPolicy } = readConfiguration(env);
  expect(loginProvider?.authentication).toEqual({ method: 'client_secret_post', secret: 'hemmelig' });
  expect(loginPolicy).toEqual({
    askedLevels: ['low', 'substantial', 'high'],
    acceptedLevels: ['substantial', 'high'],
    maxAgeSeconds: 0,
    prompt: '',
    usesUserinfo: true,
    logsOutAtProvider: false,
  });
  expect(describeConfiguration(env)).toContain('OIDC_PROMPT=');
});

test.each([
  ['OIDC_ACR_VALUES', 'a  b', 'acr values separated by spaces'],
  ['OIDC_MIN_ACR', 'høy', 'the lowest acr value that is accepted, then the higher ones, separated by spaces'],
  ['OIDC_MAX_AGE', '-1', 'a whole number of seconds from 0'],
  ['OIDC_MAX_AGE', '1t', 'a whole number of seconds from 0'],
  ['OIDC_PROMPT', 'consent', 'login, select_account, none, or empty for single sign-on'],
  ['OIDC_CLIENT_AUTH', 'none', 'client_secret_basic, client_secret_post or private_key_jwt'],
  ['OIDC_USERINFO', 'ja', 'on or off'],
  ['OIDC_LOGOUT', '1', 'on or off'],
])('reports %s=%s in one readable line', (name, value, rule) => {
  expect(configurationIssues({ ...BASIC, [name]: value })).toEqual([
    `${name} must be ${rule}, but is "${value}".`,
  ]);
});

test('reports a requested level that would be refused as a notice', () => {
  const noticesOf = (env: NodeJS.ProcessEnv) =>
    loginNotices(readConfiguration({ ...BASIC, ...env }).loginPolicy);
  expect(noticesOf({ OIDC_ACR_VALUES: 'low high', OIDC_MIN_ACR: 'high' })).toEqual([
    'OIDC_ACR_VALUES asks for low, and OIDC_MIN_ACR accepts only high (the lowest first).',
  ]);
  expect(noticesOf({ OIDC_ACR_VALUES: 'low high' })).toEqual([]);
  expect(noticesOf({ OIDC_MIN_ACR: 'low high' })).toEqual([]);
});

describe('OIDC_CLIENT_KEY_FILE', () => {
  test('replaces the secret', () => {
    const env = keyOf(fileWith('ec.json', { ...jwk, kid: 'ours' }));
    expect(configurationIssues(env)).toEqual([]);
    expect(readConfiguration(env).loginProvider?.authentication).toMatchObject({
      method: 'private_key_jwt',
      key: { algorithm: 'ES256', keyId: 'ours' },
    });
  });

  test('is required with private_key_jwt, also in production, and is rejected with other methods', () => {
    const { OIDC_CLIENT_KEY_FILE, ...without } = keyOf(fileWith('needed.json', jwk));
    expect(configurationIssues({ ...without, OIDC_CLIENT_SECRET: 'x' })).toEqual([
      'OIDC_CLIENT_KEY_FILE must be set when the other OIDC_ values are.',
    ]);
    expect(configurationIssues({ ...without, NODE_ENV: 'production' })).toEqual([
      'OIDC_CLIENT_KEY_FILE must be set with NODE_ENV=production: production has no test login.',
    ]);
    expect(configurationIssues({ ...BASIC, OIDC_CLIENT_KEY_FILE })).toEqual([
      'OIDC_CLIENT_AUTH must be private_key_jwt when OIDC_CLIENT_KEY_FILE is set.',
    ]);
  });

  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const unusable = generateKeyPairSync('x25519').privateKey;
  test.each<[string, object | string, string]>([
    ['no JSON', 'hemmelig', 'holds no private key as a JWK'],
    ['null', 'null', 'holds no private key as a JWK'],
    ['the public key', EC.publicKey.export({ format: 'jwk' }), 'holds no private key as a JWK'],
    ['a set of keys', { keys: [jwk] }, 'holds no private key as a JWK'],
    ['a weak key', weak.export({ format: 'jwk' }), 'holds an RSA key of less than 2048 bits'],
    [
      'a key for something else',
      unusable.export({ format: 'jwk' }),
      'holds a key that fits no signing algorithm',
    ],
    ['a key with a wrong alg', { ...jwk, alg: 'RS256' }, 'has an "alg" other than ES256'],
  ])('stops the start when the file has %s', (name, content, issue) => {
    const path = fileWith(`${name}.json`, content);
    expect(configurationIssues(keyOf(path))).toEqual([`OIDC_CLIENT_KEY_FILE: the file ${path} ${issue}.`]);
  });

  test('stops the start when the file is missing or the value is the key, without printing the key', () => {
    expect(configurationIssues(keyOf('/finnes/ikke.json'))).toEqual([
      "OIDC_CLIENT_KEY_FILE: the file /finnes/ikke.json can't be read.",
    ]);
    const env = keyOf(JSON.stringify(jwk));
    expect([...configurationIssues(env), ...describeConfiguration(env)].join('\n')).not.toContain(
      String(jwk.d),
    );
  });
});
