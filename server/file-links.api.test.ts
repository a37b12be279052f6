import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './testing/databases.ts';
import { readPdfText } from './testing/pdf-text.ts';
import { openDemoPortal, type TestPortal } from './testing/portal.ts';
import { readTaggedPdf } from './testing/tagged-pdf.ts';

const API = '/api/privat/forsikring';
const OVERVIEW = '/privat/forsikring/oversikt/';
const DOCUMENTS = '/privat/forsikring/dokumenter';

describe.each(databases().slice(0, 1))('a link to a file', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000', SHED_DELAY_MS: '10000' });
  });
  afterAll(() => portal.close());

  /** Opens a file in a tab of its own. Returns the link of the page that is shown instead. */
  async function linkAt(path: string) {
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const { statusCode, body } = await portal.browser().request(API + path, { headers });
    expect(statusCode).toBe(401);
    expect(body).toContain('Du må logge inn.');
    const [, href = '', text] = /<a href="([^"]*)">([^<]*)</.exec(body) ?? [];
    expect(text).toBe('Logg inn');
    return href;
  }

  test.each([
    ['/dokumenter/NICE/BREV-1', DOCUMENTS],
    ['/dokumenter/NICE/BREV-1?vegneAv=abc-123', `${DOCUMENTS}?vegneAv=abc-123`],
    ['/mine-data', `${OVERVIEW}sikkerhet`],
    ['/mine-data.pdf', `${OVERVIEW}sikkerhet`],
    ['/kalender', OVERVIEW],
    ['/bekreftelser/NICE/81030354', OVERVIEW],
  ])('without a session leads from %s to the page with the link, by the login', async (path, page) => {
    expect(await linkAt(path)).toBe(page);
    const gate = await portal.browser().request(page);
    const login = page === OVERVIEW ? undefined : `${OVERVIEW}?goto=${encodeURIComponent(page)}`;
    expect(gate.headers.location).toBe(login);
  });

  test.each(['https://ond.example/', '"><script>', '//ond.example'])(
    'without a session stays on the host with the sharing %s',
    async (id) => {
      const link = await linkAt(`/dokumenter/NICE/BREV-1?vegneAv=${encodeURIComponent(id)}`);
      expect(link).toBe(`${DOCUMENTS}?vegneAv=${encodeURIComponent(id)}`);
    },
  );

  test('has the language of its page, also after another tab chose one', async () => {
    const browser = await portal.loggedIn('01819021887');
    const fileOf = async (page: string, file: string) => {
      browser.cookies.set('kfp-spraak', 'en');
      const { body } = await browser.request(page);
      browser.cookies.set('kfp-spraak', 'nn');
      const [, href = ''] = new RegExp(`href="([^"]*/${file}(?:\\?[^"]*)?)"`).exec(body) ?? [];
      return (await browser.request(href)).rawPayload;
    };
    for (const page of [OVERVIEW, '/privat/forsikring/betaling']) {
      expect((await fileOf(page, 'kalender')).toString(), page).toContain('X-WR-CALNAME:Insurance');
    }
    const data = await fileOf(`${OVERVIEW}sikkerhet`, 'mine-data.pdf');
    expect(readTaggedPdf(data).language).toBe('en');
    expect(readPdfText(data).text).toContain('Unknown device');
    expect((await fileOf(`${OVERVIEW}sikkerhet`, 'mine-data')).toString()).toContain('Unknown device');
  });

  test.each(['/dokumenter/NICE/BREV-1', '/mine-data'])(
    'does not look like a leak to Node: %s',
    async (path) => {
      const browser = await portal.loggedIn('01819021887');
      const warnings: string[] = [];
      const note = ({ message }: Error) => warnings.push(message);
      process.on('warning', note);
      expect((await browser.request(API + path)).statusCode).toBe(200);
      await setImmediate();
      process.off('warning', note);
      expect(warnings).toEqual([]);
    },
  );
});
