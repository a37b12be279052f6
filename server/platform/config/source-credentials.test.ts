import { expect, test } from 'vitest';
import { describeConfiguration, readConfiguration } from './configuration.ts';

const URL = { SOURCE_NICE_URL: 'https://nice.example' };
const GRANT = {
  SOURCE_NICE_TOKEN_URL: 'https://token.example/oauth2/token',
  SOURCE_NICE_CLIENT_ID: 'portalen',
  SOURCE_NICE_CLIENT_SECRET: 'hemmelig',
};

test('returns no credentials when nothing is set', () => {
  expect(readConfiguration(URL).sourceCredentials).toEqual({});
});

test('accepts a bearer token, and client credentials with and without a scope', () => {
  const of = (env: NodeJS.ProcessEnv) => readConfiguration({ ...URL, ...env }).sourceCredentials.NICE;
  expect(of({ SOURCE_NICE_TOKEN: 'fast' })).toEqual({ token: 'fast', tls: null });
  const granted = { tokenUrl: GRANT.SOURCE_NICE_TOKEN_URL, clientId: 'portalen', clientSecret: 'hemmelig' };
  expect(of(GRANT)).toEqual({ token: { ...granted, scope: null }, tls: null });
  expect(of({ ...GRANT, SOURCE_NICE_SCOPE: 'a b' })).toEqual({
    token: { ...granted, scope: 'a b' },
    tls: null,
  });
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ SOURCE_NICE_TOKEN: 'x' }, 'SOURCE_NICE_URL must be set when SOURCE_NICE_TOKEN is.'],
  [{ ...URL, SOURCE_NICE_TOKEN: 'a b' }, 'SOURCE_NICE_TOKEN must be a token without spaces.'],
  [
    { ...URL, ...GRANT, SOURCE_NICE_TOKEN: 'x' },
    'SOURCE_NICE_TOKEN must not be set when SOURCE_NICE_TOKEN_URL is.',
  ],
  [
    { ...URL, ...GRANT, SOURCE_NICE_CLIENT_SECRET: '' },
    'SOURCE_NICE_CLIENT_SECRET must be set when SOURCE_NICE_TOKEN_URL is.',
  ],
  [
    { ...URL, SOURCE_NICE_CLIENT_ID: 'portalen', SOURCE_NICE_CLIENT_SECRET: 'hemmelig' },
    'SOURCE_NICE_TOKEN_URL must be set when SOURCE_NICE_CLIENT_SECRET is.',
  ],
  [{ ...URL, SOURCE_NICE_SCOPE: 'a' }, 'SOURCE_NICE_TOKEN_URL must be set when SOURCE_NICE_SCOPE is.'],
  [
    { ...URL, ...GRANT, SOURCE_NICE_TOKEN_URL: 'https://portal:hemmelig@token.example' },
    'SOURCE_NICE_TOKEN_URL must not hold a user name or a password.',
  ],
  [
    { SOURCE_NISE_TOKEN: 'x' },
    'SOURCE_NISE_TOKEN is not known: the names are NICE, EIKA_SKADE, LOFAVOR, PROLIFE, EIKA_PERSON, PARIS, NSF, CUSTOMER, TASKS, MESSAGES, RECOMMENDATIONS.',
  ],
])('reports for %j: %s', (env, issue) => {
  expect(() => readConfiguration(env)).toThrow(issue);
  expect(() => readConfiguration(env)).not.toThrow(/hemmelig/);
});

test('requires a key and encryption for a certificate', () => {
  const env = { SOURCE_NICE_URL: 'http://127.0.0.1:1', SOURCE_NICE_CLIENT_CERT: 'ingen.pem' };
  expect(() => readConfiguration(env)).toThrow(
    [
      'SOURCE_NICE_CLIENT_KEY must be set when SOURCE_NICE_CLIENT_CERT is.',
      'SOURCE_NICE_URL must be an https:// address when SOURCE_NICE_CLIENT_CERT is set.',
      "SOURCE_NICE_CLIENT_CERT: the file ingen.pem can't be read.",
    ].join('\n'),
  );
});

test('never sends a secret unencrypted in production', () => {
  const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'x' };
  const env = { ...URL, ...GRANT, ...OIDC, NODE_ENV: 'production' };
  const plain = { SOURCE_NICE_TOKEN_URL: 'http://token.internal/token' };
  expect(() => readConfiguration({ ...env, ...plain })).toThrow(
    'SOURCE_NICE_TOKEN_URL must be an https:// address in production, or SOURCE_PLAIN_HTTP be on.',
  );
  expect(() => readConfiguration({ ...env, ...plain, SOURCE_PLAIN_HTTP: 'on' })).not.toThrow();
});

test('never shows tokens and secrets', () => {
  const lines = describeConfiguration({ ...URL, ...GRANT, SOURCE_PARIS_TOKEN: 'fast' });
  expect(lines).toContain('SOURCE_NICE_CLIENT_SECRET=********');
  expect(lines).toContain('SOURCE_PARIS_TOKEN=********');
  expect(lines).toContain('SOURCE_NICE_CLIENT_ID=portalen');
  expect(lines.filter((line) => line.startsWith('SOURCE_NSF_'))).toEqual(['SOURCE_NSF_URL=']);
});
