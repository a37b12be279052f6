import { expect, test } from 'vitest';
import { unknownVariables } from './unknown-variables.ts';

test.each([
  ['OIDC_ISUER', 'OIDC_ISSUER'],
  ['OIDC_CLEINT_ID', 'OIDC_CLIENT_ID'],
  ['OIDC_CLIENTID', 'OIDC_CLIENT_ID'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DISTRIBUTOR_FILE', 'DISTRIBUTORS_FILE'],
  ['oidc_issuer', 'OIDC_ISSUER'],
  ['SOURCE_NICE_TOKEN_URI', 'SOURCE_NICE_TOKEN_URL'],
  ['SESSION_IDLE_SECOND', 'SESSION_IDLE_SECONDS'],
  ['DATADIR', 'DATA_DIR'],
])('reports %s and suggests %s', (name, meant) => {
  expect(unknownVariables({ [name]: 'hemmelig' })).toEqual([
    `${name} is not a known variable and has no effect. Did you mean ${meant}?`,
  ]);
});

test.each(['OIDC_REDIRECT', 'RETENTION_LOGS', 'SOURCE_NICE_USER_NAME'])(
  'reports %s, because its prefix is ours',
  (name) => {
    expect(unknownVariables({ [name]: 'x' })).toEqual([`${name} is not a known variable and has no effect.`]);
  },
);

test('ignores variables of other programs, empty variables and known variables', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    POSTS: '1',
    LOGNAME: 'a',
    NODE_OPTIONS: '',
    NODE_PATH: '/x',
    SOURCE_DATE_EPOCH: '1',
    SENTRY_RELEASE: '1',
    OTEL_SERVICE_VERSION: '1',
    OIDC_SERVICE_HOST: '10.0.0.1',
    OIDC_PORT_8080_TCP: 'tcp://10.0.0.1',
    DATABASE_NAME: 'portal',
    npm_config_cache: '/x',
  };
  expect(unknownVariables({ ...others, OIDC_ISUER: '', OIDC_ISSUER: 'https://x.no' })).toEqual([]);
});

test('reports all unknown variables in alphabetical order', () => {
  expect(unknownVariables({ VALKEY_URI: 'x', OIDC_ISUER: 'x' }).map((line) => line.split(' ')[0])).toEqual([
    'OIDC_ISUER',
    'VALKEY_URI',
  ]);
});
