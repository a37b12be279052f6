import { describe, expect, test } from 'vitest';
import { describeConfiguration, readConfiguration } from './configuration.ts';
import { sourceAddressIssues } from './source-addresses.ts';
import { unknownSources } from './source-credentials.ts';
import { SOURCE_NAMES } from './source-names.ts';

const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'hemmelig' };
const PRODUCTION = { NODE_ENV: 'production', ...OIDC };

test('uses the store for all systems and the default breaker settings when nothing is set', () => {
  expect(readConfiguration({})).toMatchObject({
    sourceUrls: {},
    sourceBreaker: { failures: 5, openMs: 10_000 },
  });
});

test('accepts an address for each of the seven systems', () => {
  const { sourceUrls } = readConfiguration({
    SOURCE_NICE_URL: 'https://nice.example/api/v1/',
    SOURCE_EIKA_SKADE_URL: 'https://eika.example/skade',
    SOURCE_LOFAVOR_URL: 'https://lofavor.example',
    SOURCE_PROLIFE_URL: 'http://prolife.example:8080',
    SOURCE_EIKA_PERSON_URL: 'https://eika.example/person',
    SOURCE_PARIS_URL: 'http://127.0.0.1:9000/',
    SOURCE_NSF_URL: '',
  });
  expect(sourceUrls).toEqual({
    NICE: 'https://nice.example/api/v1',
    EIKA_SKADE: 'https://eika.example/skade',
    LOFAVOR: 'https://lofavor.example',
    PROLIFE: 'http://prolife.example:8080',
    EIKA_PERSON: 'https://eika.example/person',
    PARIS: 'http://127.0.0.1:9000',
  });
});

describe('sourceAddressIssues reports one readable line without the value for', () => {
  test.each([
    ['nice.example', 'be an http:// or https:// address'],
    ['ftp://nice.example', 'be an http:// or https:// address'],
    ['http:/nice.example', 'be an http:// or https:// address'],
    ['https://', 'be an http:// or https:// address'],
    ['https://nice.example/a b', 'be an http:// or https:// address'],
    ['https://nice.example:99999', 'be an http:// or https:// address'],
    ['https://portal:hemmelig@nice.example', 'not hold a user name or a password'],
    ['https://hemmelig@nice.example', 'not hold a user name or a password'],
    ['https://nice.example/?key=hemmelig', 'not hold a query or a fragment'],
    ['"https://nice.example"', 'not have quotation marks around it'],
    ['https://nice.example\n', 'not begin or end with a space or a line break'],
    ['https://nice.example/?', 'not hold a query or a fragment'],
    ['https://nice.example/#del', 'not hold a query or a fragment'],
  ])('%s', (value, rule) => {
    expect(sourceAddressIssues({ SOURCE_NICE_URL: value }, true, SOURCE_NAMES)).toEqual([
      `SOURCE_NICE_URL must ${rule}.`,
    ]);
  });

  test.each(['SOURCE_NISE_URL', 'SOURCE__URL'])('%s, a system that does not exist', (name) => {
    expect(unknownSources({ [name]: 'https://nice.example' }, SOURCE_NAMES)).toEqual([
      `${name} is not known: the names are NICE, EIKA_SKADE, LOFAVOR, PROLIFE, EIKA_PERSON, PARIS, NSF, CUSTOMER, TASKS, MESSAGES, RECOMMENDATIONS.`,
    ]);
  });

  test('several issues together with issues of other variables', () => {
    expect(() => readConfiguration({ PORT: 'x', SOURCE_NICE_URL: 'x', SOURCE_NSF_URL: 'x' })).toThrow(
      /PORT must .*\nSOURCE_NICE_URL must .*\nSOURCE_NSF_URL must /,
    );
  });
});

describe('readConfiguration in production', () => {
  test.each(['http://nice.internal', 'http://10.0.0.7:8080', 'http://localhost.example'])(
    'rejects %s, which would carry national ids unencrypted',
    (SOURCE_NICE_URL) => {
      expect(() => readConfiguration({ ...PRODUCTION, SOURCE_NICE_URL })).toThrow(
        'SOURCE_NICE_URL must be an https:// address in production, or SOURCE_PLAIN_HTTP be on.',
      );
      expect(() =>
        readConfiguration({ ...PRODUCTION, SOURCE_NICE_URL, SOURCE_PLAIN_HTTP: 'on' }),
      ).not.toThrow();
    },
  );

  test.each(['https://nice.internal', 'http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:9000'])(
    'accepts %s',
    (SOURCE_NICE_URL) => {
      expect(() => readConfiguration({ ...PRODUCTION, SOURCE_NICE_URL })).not.toThrow();
    },
  );
});

test('shows the addresses in force', () => {
  expect(describeConfiguration({ SOURCE_NICE_URL: 'https://nice.example' })).toContain(
    'SOURCE_NICE_URL=https://nice.example',
  );
});
