import { describe, expect, test } from 'vitest';
import { configurationIssues } from '../../testing/configuration-issues.ts';
import { describeConfiguration, readConfiguration, readDatabaseLocation } from './configuration.ts';
import { environmentFor, isSecret } from './environment.ts';

const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'hemmelig' };

describe('readConfiguration', () => {
  test('returns the defaults when nothing is set (spec: decisions §1, decisions §3.2)', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      database: { dataDir: '.data' },
      demo: true,
      loginProvider: null,
      loginMode: 'frame',
      sessionLimits: { idleSeconds: 1800, maxSeconds: 7200 },
      sourceTimeoutMs: 2000,
      firstPageMs: 250,
    });
  });

  test('accepts only frame and window as the login mode', () => {
    expect(readConfiguration({ LOGIN_MODE: 'window' }).loginMode).toBe('window');
    expect(configurationIssues({ LOGIN_MODE: 'vindu' })).toEqual([
      'LOGIN_MODE must be frame or window, but is "vindu".',
    ]);
  });

  test.each(['off', 'on', '1', '2', '10.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'])(
    'accepts TRUST_PROXY=%s',
    (value) => {
      expect(configurationIssues({ TRUST_PROXY: value })).toEqual([]);
    },
  );

  test.each(['true', '0', '10', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.1;10.0.0.2', 'proxy.example'])(
    'rejects TRUST_PROXY=%s',
    (value) => {
      expect(configurationIssues({ TRUST_PROXY: value })).toEqual([
        `TRUST_PROXY must be off, the number of our own proxies before the server (1 to 9; on means 1), or their addresses separated by commas (10.0.0.0/8,::1), but is "${value}".`,
      ]);
    },
  );

  test('treats an empty value as not set', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8000,
      database: { dataDir: '.data' },
    });
  });

  test.each([
    [' 0.5 ', 0.5],
    ['.5', 0.5],
    ['1.0', 1],
    ['0', 0],
  ])('reads the share "%s"', (text, share) => {
    expect(readConfiguration({ REQUEST_LOG_SHARE: text }).requestLog.share).toBe(share);
  });

  test('reads large numbers as Helm writes them', () => {
    expect(readConfiguration({ REQUESTS_PER_MINUTE: '1.5e+06' }).requestLimits.perNetwork).toBe(1_500_000);
  });

  test('uses DATABASE_URL instead of the embedded database', () => {
    const url = 'postgres://portal:hemmelig@db.example/portal';
    expect(readConfiguration({ DATABASE_URL: url }).database).toEqual({
      url,
      limits: { connections: 10, statementMs: 5000, lockMs: 1000 },
    });
  });

  test('turns demonstration people off in production by default', () => {
    expect(readConfiguration({ NODE_ENV: 'production', ...OIDC }).demo).toBe(false);
  });

  test.each([
    ['PORT', 'abc', 'PORT must be a port from 0 to 65535, but is "abc".'],
    ['PORT', 'a\nb', 'PORT must be a port from 0 to 65535, but is "a b".'],
    ['PORT', 'x'.repeat(9000), `PORT must be a port from 0 to 65535, but is "${'x'.repeat(200)}…".`],
    ['PORT', '65536', 'PORT must be a port from 0 to 65535, but is "65536".'],
    ['PORT', '80.5', 'PORT must be a port from 0 to 65535, but is "80.5".'],
    ['PORT', ' ', 'PORT must be a port from 0 to 65535, but is " ".'],
    ['PORT', '0x10', 'PORT must be a port from 0 to 65535, but is "0x10".'],
    ['PORT', '1e999', 'PORT must be a port from 0 to 65535, but is "Infinity".'],
    ['INTERNAL_PORT', 'false', 'INTERNAL_PORT must be a port from 0 to 65535, but is "false".'],
    ['REQUEST_LOG_SHARE', 'true', 'REQUEST_LOG_SHARE must be a share from 0 to 1, but is "true".'],
    [
      'REQUESTS_PER_MINUTE',
      'true',
      'REQUESTS_PER_MINUTE must be a whole number from 0 (no limit), but is "true".',
    ],
    [
      'REQUESTS_PER_MINUTE',
      'Infinity',
      'REQUESTS_PER_MINUTE must be a whole number from 0 (no limit), but is "Infinity".',
    ],
    [
      'DATABASE_STATEMENT_MS',
      '2147483648',
      'DATABASE_STATEMENT_MS must be a whole number of ms from 0 to 3600000 (0: no limit), but is "2147483648".',
    ],
    [
      'DATABASE_LOCK_MS',
      '2147483648',
      'DATABASE_LOCK_MS must be a whole number of ms from 0 to 3600000 (0: no limit), but is "2147483648".',
    ],
    ['DEMO', 'ja', 'DEMO must be on or off, but is "ja".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production, but is "prod".'],
    [
      'SESSION_IDLE_SECONDS',
      '0',
      'SESSION_IDLE_SECONDS must be a whole number of seconds above 0, but is "0".',
    ],
    ['FIRST_PAGE_MS', '-1', 'FIRST_PAGE_MS must be a whole number of ms from 0 to 60000, but is "-1".'],
    ['VALKEY_URL', 'localhost', 'VALKEY_URL must be a redis:// address.'],
    [
      'DATABASE_URL',
      'mysql://a:hemmelig@b',
      'DATABASE_URL must be a postgres:// address, but is "mysql://********@b".',
    ],
  ])('reports %s=%s in one readable line', (name, value, line) => {
    expect(configurationIssues({ [name]: value })).toEqual([line]);
  });

  const SPACE = 'must not begin or end with a space or a line break.';
  const QUOTES = 'must not have quotation marks around it.';

  test.each([
    ['DATA_DIR', '"/var/lib/portal"', QUOTES],
    ['DATABASE_URL', "'postgres://portal@localhost/portal'", QUOTES],
    ['DATA_DIR', '/var/lib/portal ', SPACE],
    ['CHANGES_SECRET', '0123456789abcdef\n', SPACE],
    ['CLAIMS_SYSTEM_SECRET', '"0123456789abcdef"', QUOTES],
    ['HOST', ' ', SPACE],
  ])('reports what surrounds the value of %s in a file, without the value', (name, value, issue) => {
    expect(configurationIssues({ [name]: value })).toEqual([`${name} ${issue}`]);
  });

  test('reports a token of Unleash that no header can have: the error would show it in the log', () => {
    const env = { UNLEASH_URL: 'https://unleash.example/api', UNLEASH_TOKEN: 'hemmelig–token' };
    expect(configurationIssues(env)).toEqual([
      'UNLEASH_TOKEN must be a backend token of the Unleash server.',
    ]);
  });

  test('reports the line break after a secret of the login provider, which it would refuse', () => {
    expect(configurationIssues({ ...OIDC, OIDC_CLIENT_SECRET: 'hemmelig\n' })).toEqual([
      `OIDC_CLIENT_SECRET ${SPACE}`,
    ]);
  });

  test('reports the quotation marks around the folder also for the migration, which reads few variables', () => {
    expect(() => readDatabaseLocation({ DATA_DIR: '"/data"' })).toThrow(`DATA_DIR ${QUOTES}`);
  });

  test('accepts texts of several parts as they are', () => {
    const env = { ERROR_REPORT_IGNORE: '"a" is "b"', TRUST_PROXY: '10.0.0.1\n' };
    expect(configurationIssues(env)).toEqual([]);
  });

  test.each([
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'https://id.example:99999' }],
    ['OIDC_FRAME_ORIGINS', { OIDC_FRAME_ORIGINS: 'https://%zz' }],
    ['UNLEASH_URL', { UNLEASH_URL: 'https://unleash.example:99999/api', UNLEASH_TOKEN: 'a' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example:99999' }],
  ])('reports an impossible host or port in %s', (name, env) => {
    expect(configurationIssues(env)).toEqual([`${name} must have a readable host, and a port up to 65535.`]);
  });

  test('accepts the origins of the login frame with a slash at the end', () => {
    const { loginFrameOrigins } = readConfiguration({
      OIDC_FRAME_ORIGINS: 'https://a.example/ https://b.example',
    });
    expect(loginFrameOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  test.each([
    'Authorization: Bearer hemmelig',
    '"authorization=Bearer hemmelig"',
    'a',
    '=1',
    'a=100%',
    'a=%E9',
    'a=1%0A',
    'a=%E2%82%AC',
    'a=1\nc=3',
  ])('reports %s in the headers of the collector, which would leave them out in silence', (header) => {
    expect(configurationIssues({ OTEL_EXPORTER_OTLP_HEADERS: `b=2,${header}` })).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs separated by commas, values encoded as in addresses.',
    ]);
  });

  test('reports one port for both servers', () => {
    expect(configurationIssues({ PORT: '8001', INTERNAL_PORT: '8001' })).toEqual([
      'INTERNAL_PORT must not be the same port as PORT.',
    ]);
    expect(readConfiguration({ PORT: '0', INTERNAL_PORT: '0' }).internalPort).toBe(0);
  });

  test('reads the headers of the collector', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: ' authorization=Basic%20dG8=, , x-tenant = a;b , ',
    };
    expect(readConfiguration(env).traces?.headers).toEqual({
      authorization: 'Basic dG8=',
      'x-tenant': 'a;b',
    });
  });

  test('makes the claims system optional, and requires a long secret that is never printed', () => {
    expect(readConfiguration({}).claimsSystemSecrets).toEqual([]);
    const one = 'a passphrase of words';
    expect(readConfiguration({ CLAIMS_SYSTEM_SECRET: one }).claimsSystemSecrets).toEqual([one]);
    expect(configurationIssues({ CLAIMS_SYSTEM_SECRET: 'hemmelig1234567' })).toEqual([
      'CLAIMS_SYSTEM_SECRET must be a secret of at least 16 characters.',
    ]);
  });

  test.each([' ', '\n', '\r\n', '  '])('reads two secrets of a neighbour, separated by %j', (separator) => {
    const [recent, earlier] = ['n'.repeat(16), 'e'.repeat(20)];
    const value = `${recent}${separator}${earlier}`;
    expect(readConfiguration({ CLAIMS_SYSTEM_SECRET: value, CHANGES_SECRET: value })).toMatchObject({
      claimsSystemSecrets: [recent, earlier],
      changesSecrets: [recent, earlier],
    });
  });

  test('makes Unleash optional, and requires both address and token', () => {
    const both = { UNLEASH_URL: 'https://unleash.example/api', UNLEASH_TOKEN: 'default:production.hemmelig' };
    expect(readConfiguration({}).unleash).toBeNull();
    expect(readConfiguration(both).unleash).toEqual({
      url: 'https://unleash.example/api',
      token: 'default:production.hemmelig',
      pollSeconds: 15,
    });
    expect(configurationIssues({ UNLEASH_URL: both.UNLEASH_URL })).toEqual([
      'UNLEASH_TOKEN must be set when UNLEASH_URL is.',
    ]);
    expect(configurationIssues({ UNLEASH_TOKEN: both.UNLEASH_TOKEN })).toEqual([
      'UNLEASH_URL must be set when UNLEASH_TOKEN is.',
    ]);
    expect(configurationIssues({ ...both, UNLEASH_URL: 'http://unleash.example/api' })).toEqual([
      'UNLEASH_URL must be an https:// address, but is "http://unleash.example/api".',
    ]);
    const pasted = `http://unleash.example/${'x'.repeat(9000)}`;
    expect(configurationIssues({ ...both, UNLEASH_URL: pasted })).toEqual([
      `UNLEASH_URL must be an https:// address, but is "${pasted.slice(0, 200)}…".`,
    ]);
    expect(configurationIssues({ ...both, UNLEASH_URL: 'http://localhost:4242/api' })).toEqual([]);
    expect(configurationIssues({ ...both, UNLEASH_TOKEN: 'to ord' })).toEqual([
      'UNLEASH_TOKEN must be a backend token of the Unleash server.',
    ]);
    expect(configurationIssues({ ...both, UNLEASH_URL: 'https://ola:hemmelig@unleash.example' })[0]).toMatch(
      /^UNLEASH_URL must be the https:\/\/ address .*, but is "https:\/\/\*{8}@unleash\.example"\.$/,
    );
    expect(configurationIssues({ UNLEASH_POLL_SECONDS: '0' })).toEqual([
      'UNLEASH_POLL_SECONDS must be a whole number of seconds from 1 to 3600, but is "0".',
    ]);
  });

  const production = { ...OIDC, NODE_ENV: 'production' };
  const REFUSED = /^(DATABASE|VALKEY)_URL must .* in production, except on this machine/;

  test.each([
    ['DATABASE_URL', 'postgres://portal@db.example/portal'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=disable'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://localhost/portal?host=db.example'],
    ['DATABASE_URL', 'postgres://db.example/portal?host='],
    ['DATABASE_URL', 'postgres://localhost/portal?host=localhost&host=db.example'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=verify-full&sslmode=disable'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=disable&sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=require&uselibpqcompat=true'],
    ['VALKEY_URL', 'redis://valkey.example'],
    ['VALKEY_URL', 'valkey://valkey.example'],
  ])('rejects %s=%s in production: it connects to another machine without encryption', (name, address) => {
    expect(configurationIssues({ ...production, [name]: address })).toEqual([expect.stringMatching(REFUSED)]);
    expect(configurationIssues({ [name]: address })).toEqual([]);
  });

  test.each([
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=require'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?uselibpqcompat=true&sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://portal@127.0.0.1/portal'],
    ['DATABASE_URL', 'postgres://portal@localhost/portal'],
    ['DATABASE_URL', 'postgres://portal@%2Fvar%2Frun%2Fpostgresql/portal'],
    ['DATABASE_URL', 'postgres:///portal?host=/var/run/postgresql'],
    ['VALKEY_URL', 'rediss://valkey.example'],
    ['VALKEY_URL', 'redis://[::1]:6379'],
  ])('accepts %s=%s in production', (name, address) => {
    expect(configurationIssues({ ...production, [name]: address })).toEqual([]);
  });

  test.each([
    ['DATABASE_URL', 'postgres://portal:hem/melig@db.example/portal'],
    ['DATABASE_URL', 'postgres://portal:hem#melig@db.example/portal'],
    ['DATABASE_URL', 'postgres://portal:100%ab@db.example/portal'],
    ['VALKEY_URL', 'rediss://:hem/melig@valkey.example'],
    ['VALKEY_URL', 'rediss://:100%@valkey.example'],
  ])('reports that the password in %s=%s must be percent-encoded, without repeating it', (name, address) => {
    expect(configurationIssues({ [name]: address })).toEqual([
      `${name} can’t be read: the port is a number up to 65535, and a password has %2F for /, %23 for # and %25 for %.`,
    ]);
  });

  const LIBPQ = 'sslmode=verify-ca&uselibpqcompat=true';

  test.each([
    ['DATABASE_URL', 'postgres://localhost/portal?sslrootcert=/finnes/ikke.pem', /ENOENT.*ikke\.pem/],
    ['DATABASE_URL', `postgres://localhost/portal?${LIBPQ}`, /verify-ca requires specifying a CA/],
    ['VALKEY_URL', 'redis://localhost/sesjoner', /must have only the number of a database as path\.$/],
    ['VALKEY_URL', 'redis://localhost/0/1', /must have only the number of a database as path\.$/],
  ])('rejects %s=%s, with which the server would not start', (name, address, issue) => {
    expect(configurationIssues({ [name]: address })).toEqual([expect.stringMatching(issue)]);
  });

  const HOSTS = ['0.0.0.0', '::', 'fe80::1%eth0', 'localhost', 'portal-1.bank.internal', 'server_1', 'DB.'];

  test.each(HOSTS)('accepts HOST=%s', (host) => {
    expect(configurationIssues({ HOST: host })).toEqual([]);
  });

  test.each([
    ...['http://localhost', 'localhost:8000', '127.0.0.1:', '127.0.0.1/8', '[::1]', '300.1.1.1'],
    ...['*', '$(hostname)', '127.0.0.1,::1', '/run/portal.sock'],
  ])('rejects HOST=%s, on which no server can listen', (host) => {
    const rule = 'an IP address or the name of a host, without scheme, port and brackets';
    expect(configurationIssues({ HOST: host })).toEqual([`HOST must be ${rule}, but is "${host}".`]);
  });

  test('reports several issues at once', () => {
    expect(configurationIssues({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  test('requires a login provider in production', () => {
    const lines = configurationIssues({ NODE_ENV: 'production' });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('OIDC_ISSUER must be set with NODE_ENV=production: production has no test login.');
  });

  test('rejects an incomplete login provider', () => {
    expect(configurationIssues({ OIDC_ISSUER: 'https://id.example' })).toEqual([
      'OIDC_CLIENT_ID must be set when the other OIDC_ values are.',
      'OIDC_CLIENT_SECRET must be set when the other OIDC_ values are.',
    ]);
  });

  test('rejects a login provider without encryption, except on this machine', () => {
    expect(configurationIssues({ ...OIDC, OIDC_ISSUER: 'http://id.example' })).toHaveLength(1);
    for (const here of ['localhost', 'oidc.localhost', '127.0.0.2', '[::1]']) {
      expect(configurationIssues({ ...OIDC, OIDC_ISSUER: `http://${here}:9000` })).toEqual([]);
    }
  });
});

describe('describeConfiguration', () => {
  test('masks every variable that is named after a secret', () => {
    const names = Object.keys(environmentFor(['NICE']).properties);
    const secret = names.filter((name) => /_(?:SECRET|TOKEN|HEADERS)$/.test(name));
    expect(secret).toContain('SOURCE_NICE_TOKEN');
    expect(
      secret.filter((name) => !isSecret(name)),
      'add `writeOnly: true` to its schema',
    ).toEqual([]);
  });

  test('shows the values in force and masks secrets', () => {
    const lines = describeConfiguration({
      ...OIDC,
      PORT: '9000',
      DATABASE_URL: 'postgres://portal:pass@db/portal',
      CLAIMS_SYSTEM_SECRET: 'hemmelig-nok-for-alle',
      UNLEASH_TOKEN: 'default:production.hemmelig',
    });
    expect(lines).toContain('PORT=9000');
    expect(lines).toContain('HOST=127.0.0.1');
    expect(lines).toContain('OIDC_CLIENT_SECRET=********');
    expect(lines).toContain('CLAIMS_SYSTEM_SECRET=********');
    expect(lines).toContain('UNLEASH_TOKEN=********');
    expect(lines).toContain('OTEL_EXPORTER_OTLP_HEADERS=');
    expect(lines).toContain('DATABASE_URL=postgres://********@db/portal');
    expect(lines.join('\n')).not.toMatch(/hemmelig|:pass@/);
  });

  test.each([
    'postgres://db/portal?user=portal&password=hemmelig',
    'postgres://portal:to@hemmelig@db/portal',
    'postgres://portal:to hemmelig@db/portal',
    'portal:hemmelig@db',
  ])('hides the password in %s, also in the line of an issue', (address) => {
    for (const name of [
      'DATABASE_URL',
      'VALKEY_URL',
      'OIDC_ISSUER',
      'SOURCE_NICE_URL',
      'SENTRY_DSN',
      'PORT',
    ]) {
      const env = { ...OIDC, OIDC_CLIENT_SECRET: 'x', [name]: address };
      expect([...describeConfiguration(env), ...configurationIssues(env)].join('\n'), name).not.toContain(
        'hemmelig',
      );
    }
  });
});
