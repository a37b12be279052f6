import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { PAGES_TO_READ } from '../../e2e/every-page.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, openPortal, type TestPortal } from '../testing/portal.ts';

const [KARI = ''] = demoPeople().map(({ ssn }) => ssn);
/** The parameters that pages read, and others. A logged-in customer is redirected to `goto`. */
const PARAMETERS = [
  'a',
  'apne',
  'avtale',
  'for',
  'fromLo',
  'gjennom',
  'gruppe',
  'isLo',
  'kode',
  'sok',
  'system',
  'tilbake',
  'tilbud',
  'ulikt',
  'utlogget',
  'utlogget-overalt',
  'vis',
];
/** Text that does not occur in a page. */
const ODD = '7319468250';
/** A valid cursor of the activities. */
const CURSOR = `${ODD}-731946ab-825a-4000-8000-00731946825a`;
const MARKS = [ODD, '731946ab-825a'];

const queries = [
  `${new URLSearchParams(PARAMETERS.map((name) => [name, `x"${ODD}æ`]))}`,
  `${new URLSearchParams(PARAMETERS.map((name) => [name, `/privat/forsikring/oversikt/${ODD}`]))}&${ODD}=${ODD}`,
  `for=${CURSOR}`,
  `a=${ODD.repeat(150)}`,
];
/** Addresses whose path is not that of a page, or of an item of another customer. */
const ODD_PATHS = [
  `/oversikt/${ODD}`,
  `/oversikt/feil/${ODD}`,
  `/oversikt/kvittering/${ODD}`,
  `/motor/detaljer/${ODD}`,
  `/skadesaker/NICE/${ODD}`,
  `/meldinger/NICE/${ODD}`,
  `/meldinger/NICE/%37319468250`,
];

// One database engine is enough, because the HTML does not depend on it.
describe.each(databases().slice(0, 1))('text of an address on $name', ({ open }) => {
  let portal: TestPortal;
  let slow: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
    slow = await openPortal(await open(), { FIRST_PAGE_MS: '0' });
    browser = await portal.loggedIn(KARI);
  });
  afterAll(async () => {
    await portal.close();
    await slow.close();
  });

  async function expectNoReflection(asking: TestBrowser, address: string): Promise<string> {
    const page = await asking.request(address, { headers: { accept: 'text/html' } });
    expect(page.headers['content-type'], address).toBe('text/html; charset=utf-8');
    for (const mark of MARKS) expect(page.body, address).not.toContain(mark);
    return page.body;
  }

  test.each([...PAGES_TO_READ, '/oversikt/?apne=epost'])('does not occur in the page %s', async (path) => {
    for (const query of queries) {
      const body = await expectNoReflection(
        browser,
        addressOf(path) + (path.includes('?') ? '&' : '?') + query,
      );
      expect(body).toContain('id="first-page"');
    }
  });

  test.each(ODD_PATHS)('does not occur in the page %s', async (path) => {
    await expectNoReflection(browser, addressOf(path));
  });

  test('does not occur in the login page and in incomplete pages', async () => {
    const goto = encodeURIComponent(`/privat/forsikring/${ODD}`);
    for (const query of [...queries, `goto=${goto}`]) {
      await expectNoReflection(portal.browser(), `${addressOf('/oversikt/')}?${query}`);
      await expectNoReflection(slow.browser(), `${addressOf('/oversikt/')}?${query}`);
    }
  });

  test.each([PATHS.cover, '/oversikt/Dekning', `${PATHS.cover}//`])(
    'occurs in the page of a question at %s, which is not compressed',
    async (path) => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      const asked = await browser.request(`${addressOf(path)}?sok=${ODD}`, { headers });
      expect(asked.body).toContain(`value="${ODD}"`);
      expect(asked.headers['content-encoding']).toBeUndefined();
      expect((await browser.request(addressOf(path), { headers })).headers['content-encoding']).toBe('br');
    },
  );

  test('without scripts, leads an incomplete page back with its query', async () => {
    const visitor = slow.browser();
    const { body } = await visitor.request(`${addressOf('/oversikt/')}?apne=epost&a=${ODD}`);
    const [, refresh = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(body) ?? [];
    expect(refresh).toMatch(/^\?vent=/);
    const answer = await visitor.request(addressOf('/oversikt/') + refresh);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `?apne=epost&a=${ODD}&vent=`]);
  });

  test('the token of the forms differs for each page', async () => {
    const tokenIn = (body: string) => /name="xsrf" value="([\w-]{43})"/.exec(body)?.[1];
    const pages = await Promise.all([1, 2].map(() => browser.request(addressOf('/oversikt/'))));
    const [first, second] = pages.map(({ body }) => tokenIn(body));
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect(first).not.toBe(second);
    for (const { body } of pages) expect(body).not.toContain(browser.cookies.get('XSRF-TOKEN'));
  });
});
