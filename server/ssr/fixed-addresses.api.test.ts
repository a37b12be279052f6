import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const SECURITY = '/.well-known/security.txt';

describe.each(databases().slice(0, 1))('fixed addresses', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());
  afterEach(() => {
    vi.useRealTimers();
  });
  const ask = (path: string, host = 'dnb.localhost:8000') => portal.browser(host).request(path);

  test('redirect the root to the overview', async () => {
    const { statusCode, headers } = await ask('/');
    expect([statusCode, headers.location]).toEqual([302, '/privat/forsikring/oversikt/']);
  });

  test('exclude search engines in robots.txt and on every page', async () => {
    const robots = await ask('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/privat/forsikring/oversikt/')).headers['x-robots-tag']).toBe('noindex');
  });

  test("serve security.txt with the distributor's contact, valid for half a year", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const { headers, body } = await ask(SECURITY);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
      'Expires: 2027-05-20T12:00:00.000Z',
      'Preferred-Languages: no, en',
      `Canonical: http://dnb.localhost:8000${SECURITY}`,
      '',
    ]);
    vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
    expect((await ask(SECURITY)).body).toContain('Expires: 2027-05-21T12:00:00.000Z');
  });
});

test('security.txt contains the configured contact', async () => {
  const [database] = databases();
  if (!database) throw new Error('no database to test on');
  const portal = await openPortal(await database.open(), {
    SECURITY_CONTACT: 'https://sikkerhet.example/meld',
  });
  expect((await portal.browser().request(SECURITY)).body).toContain(
    'Contact: https://sikkerhet.example/meld\n',
  );
  await portal.close();
});
