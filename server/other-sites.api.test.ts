import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../commands/portfolio/demo.ts';
import { api } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { API_PATH, addressOf as pageAddress } from '../domain/paths.ts';
import type { TestBrowser } from './testing/browser.ts';
import { databases } from './testing/databases.ts';
import { auditOf } from './testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from './testing/portal.ts';

const [KARI = ''] = demoPeople().map(({ ssn }) => ssn);
const OTHERS = ['cross-site', 'same-site'];
const GETS = Object.entries<Endpoint>(api).flatMap(([name, { file }]) => {
  const [method, path = ''] = name.split(' ');
  return method === 'GET' ? [{ path, isFile: file !== undefined }] : [];
});
const FILES = GETS.filter(({ isFile }) => isFile);

/** Routes that accept another proof than the XSRF token. */
const OTHER_PROOF = [
  // The provider signs its token.
  `${API_PATH}/auth/backchannel-logout`,
  // The claims system sends its secret.
  '/api/intern/jumpsst/innlos',
];
/** Routes that exist only outside production. */
const NOT_IN_PRODUCTION = /^\/(testinnlogging|api\/customer\/secure\/jump)/;

describe.each(databases())('a request that another site causes on $name', ({ open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
    browser = await portal.loggedIn(KARI);
  });
  afterAll(() => portal.close());

  const openFrom = (site: string | null, address: string, referer?: string) =>
    browser.request(address, {
      headers: {
        accept: 'text/html',
        'sec-fetch-mode': 'navigate',
        ...(site && { 'sec-fetch-site': site }),
        ...(referer && { referer }),
      },
    });
  const addressOf = (path: string) =>
    API_PATH +
    path.replace(':systemSource', 'NICE').replace(':policyNumber', '81030354').replace(/:\w+/, 'GK-2026');

  test('covers the files of the contract', () => {
    expect(FILES.map(({ path }) => path).toSorted()).toEqual([
      '/bekreftelser/:systemSource/:policyNumber',
      '/dokumenter/:systemSource/:id',
      '/kalender',
      '/mine-data',
      '/mine-data.pdf',
    ]);
  });

  describe.each(FILES)('for the file $path', ({ path }) => {
    test.each(OTHERS)('is refused without an activity: %s', async (site) => {
      const before = await auditOf(portal, KARI);
      const refused = await openFrom(site, addressOf(path));
      expect(refused.statusCode).toBe(403);
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(refused.body).toContain('Denne filen kan bare åpnes fra forsikringssidene dine.');
      expect(await auditOf(portal, KARI)).toEqual(before);
    });

    test('is refused without an activity before the customer opens it', async () => {
      const before = await auditOf(portal, KARI);
      const refused = await browser.request(addressOf(path), { headers: { 'sec-purpose': 'prefetch' } });
      expect([refused.statusCode, refused.body]).toEqual([403, '']);
      expect(await auditOf(portal, KARI)).toEqual(before);
    });

    test('is answered from a new tab of Safari, which calls our pages cross-site', async () => {
      const address = addressOf(path);
      const from = (origin: string) => openFrom('cross-site', address, origin + pageAddress('/dokumenter'));
      expect((await from(`http://${browser.host}`)).statusCode).toBe(200);
      for (const other of [
        'https://other.example',
        `https://${browser.host}`,
        `http://${browser.host}.other.example`,
      ]) {
        expect((await from(other)).statusCode).toBe(403);
      }
    });

    test('is refused after a redirect by another site, which keeps the origin of some of our pages', async () => {
      const refused = await openFrom('cross-site', addressOf(path), `http://${browser.host}/`);
      expect(refused.statusCode).toBe(403);
    });

    test.each(['same-origin', 'none', null])('is answered from our pages: %s', async (site) => {
      const before = await auditOf(portal, KARI);
      expect((await openFrom(site, addressOf(path))).statusCode).toBe(200);
      expect((await auditOf(portal, KARI)).length).toBe(before.length + 1);
    });
  });

  test('for a short link is refused, and the link can still be used', async () => {
    const url = 'https://dokumenter.eksempel.no/vilkaar.pdf';
    const created = await browser.call('POST', '/lenke', { url });
    const { kortUrl } = created.json();
    for (const site of OTHERS) expect((await openFrom(site, kortUrl)).statusCode).toBe(403);
    expect((await openFrom('none', kortUrl)).headers.location).toBe(url);
  });

  test.each(GETS.filter(({ isFile }) => !isFile))(
    'for the call $path is refused, since it lacks X-Requested-By',
    async ({ path }) => {
      expect((await openFrom('cross-site', addressOf(path))).statusCode).toBe(403);
    },
  );

  test.each(['/oversikt/', '/oversikt/forsikringsprofil', '/dokumenter', '/oversikt/sikkerhet'])(
    'for the page %s is answered, as a link in a mail',
    async (path) => {
      const page = await openFrom('cross-site', pageAddress(path));
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<h1');
    },
  );

  test('for a change is refused without the token of the browser', async () => {
    const before = await auditOf(portal, KARI);
    const changes = changesOf(portal).filter((url) => !NOT_IN_PRODUCTION.test(url));
    expect(changes.length).toBeGreaterThan(30);
    const accepted: string[] = [];
    for (const url of changes) {
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const answer = await browser.request(url.replaceAll(/:\w+/g, '1'), {
          method,
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-by': 'other' },
          payload: 'spraak=en&valg=alle&xsrf=',
        });
        const isActRefused = answer.statusCode === 303 && url.includes('/oversikt/handling/');
        if (![401, 403, 404].includes(answer.statusCode) && !isActRefused) accepted.push(url);
      }
    }
    expect([...new Set(accepted)]).toEqual(OTHER_PROOF);
    expect(await auditOf(portal, KARI)).toEqual(before);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    expect(browser.cookies.has('kfp-spraak')).toBe(false);
  });
});

/** Returns the addresses of all routes that accept another method than GET and HEAD. */
function changesOf({ app }: TestPortal): string[] {
  const stack: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \(([^)]+)\))?/u.exec(line) ?? [];
      stack.length = indent.length / 4;
      stack.push(path);
      return /POST|PUT|PATCH|DELETE/.test(methods) ? [stack.join('')] : [];
    });
}
