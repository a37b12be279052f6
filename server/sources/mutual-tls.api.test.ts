import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../platform/config/configuration.ts';
import { endedCertificates } from '../platform/config/source-credentials.ts';
import { type Certified, type TestAuthority, testAuthority } from '../testing/certificates.ts';
import { databases } from '../testing/databases.ts';
import { TestSource } from '../testing/http-sources.ts';
import { openPortal } from '../testing/portal.ts';
import { AGREEMENT, KARI } from '../testing/portal-of-sources.ts';

describe.each(databases().slice(0, 1))('a source with mutual TLS', ({ open }) => {
  let bank: TestAuthority;
  let other: TestAuthority;
  let source: TestSource;
  let ours: Certified;
  let expired: Certified;
  let anothers: Certified;
  beforeAll(async () => {
    [bank, other] = await Promise.all([testAuthority(), testAuthority()]);
    const server = await bank.certify('source');
    ours = await bank.certify('portal');
    expired = await bank.certify('expired', -1);
    anothers = await other.certify('portal');
    const { cert, key } = server;
    source = new TestSource('NICE', { cert, key, ca: bank.ca, requestCert: true, rejectUnauthorized: true });
    await source.open();
    source.of(KARI).avtaler.push(AGREEMENT);
  });
  afterAll(async () => {
    await source.shut();
    bank.remove();
    other.remove();
  });
  afterEach(() => {
    source.requests.length = 0;
  });

  async function agreementsWith(env: NodeJS.ProcessEnv) {
    const portal = await openPortal(await open(), { SOURCE_NICE_URL: source.url, ...env });
    try {
      const kari = await portal.loggedIn(KARI);
      return (await kari.call('GET', '/avtaleoversikt/avtaler')).json();
    } finally {
      await portal.close();
    }
  }

  test('is asked with our certificate and trusted by its authority', async () => {
    const answer = await agreementsWith({
      SOURCE_NICE_CLIENT_CERT: ours.certFile,
      SOURCE_NICE_CLIENT_KEY: ours.keyFile,
      SOURCE_NICE_CA: bank.caFile,
    });
    expect(answer).toMatchObject({ avtaler: [{ policyNumber: '7' }], systemSourceError: false });
  });

  test.each<[string, () => NodeJS.ProcessEnv]>([
    ['without a client certificate', () => ({ SOURCE_NICE_CA: bank.caFile })],
    [
      'with an expired certificate',
      () => ({
        SOURCE_NICE_CLIENT_CERT: expired.certFile,
        SOURCE_NICE_CLIENT_KEY: expired.keyFile,
        SOURCE_NICE_CA: bank.caFile,
      }),
    ],
    [
      'with a certificate of an unknown authority',
      () => ({
        SOURCE_NICE_CLIENT_CERT: anothers.certFile,
        SOURCE_NICE_CLIENT_KEY: anothers.keyFile,
        SOURCE_NICE_CA: bank.caFile,
      }),
    ],
    [
      'without its authority',
      () => ({ SOURCE_NICE_CLIENT_CERT: ours.certFile, SOURCE_NICE_CLIENT_KEY: ours.keyFile }),
    ],
    ['with another authority', () => ({ SOURCE_NICE_CA: other.caFile })],
  ])('counts as failed %s, and receives nothing about the customer', async (_case, env) => {
    expect(await agreementsWith(env())).toMatchObject({ avtaler: [], systemSourceError: true });
    expect(source.requests).toEqual([]);
  });

  test('has an expired client certificate reported at the start, which continues', () => {
    const of = ({ certFile, keyFile }: Certified) =>
      readConfiguration({
        SOURCE_NICE_URL: source.url,
        SOURCE_NICE_CLIENT_CERT: certFile,
        SOURCE_NICE_CLIENT_KEY: keyFile,
      }).sourceCredentials;
    const now = new Date();
    const ended = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(endedCertificates(of(expired), now)).toEqual([
      `SOURCE_NICE_CLIENT_CERT: the certificate expired on ${ended}.`,
    ]);
    expect(endedCertificates(of(ours), now)).toEqual([]);
  });

  test.each<[string, () => NodeJS.ProcessEnv, string]>([
    [
      'a missing file',
      () => ({ SOURCE_NICE_CA: 'ingen.pem' }),
      "SOURCE_NICE_CA: the file ingen.pem can't be read.",
    ],
    [
      'a key instead of a certificate',
      () => ({ SOURCE_NICE_CLIENT_CERT: ours.keyFile, SOURCE_NICE_CLIENT_KEY: ours.keyFile }),
      'holds no certificate in PEM.',
    ],
    [
      'a certificate instead of a key',
      () => ({ SOURCE_NICE_CLIENT_CERT: ours.certFile, SOURCE_NICE_CLIENT_KEY: ours.certFile }),
      'holds no private key in PEM.',
    ],
    [
      'the key of another certificate',
      () => ({ SOURCE_NICE_CLIENT_CERT: ours.certFile, SOURCE_NICE_CLIENT_KEY: anothers.keyFile }),
      'SOURCE_NICE_CLIENT_KEY must be the key of the certificate in SOURCE_NICE_CLIENT_CERT.',
    ],
  ])('refuses the start with %s', (_case, env, issue) => {
    expect(() => readConfiguration({ SOURCE_NICE_URL: source.url, ...env() })).toThrow(issue);
  });
});
