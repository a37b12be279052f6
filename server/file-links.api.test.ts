import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './testing/databases.ts';
import { openPortal, type TestPortal } from './testing/portal.ts';

const API = '/api/privat/forsikring';
const OVERVIEW = '/privat/forsikring/oversikt/';
const DOCUMENTS = '/privat/forsikring/dokumenter';

describe.each(databases().slice(0, 1))('a link to a file without a session', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { FIRST_PAGE_MS: '5000' });
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
  ])('leads from %s to the page with the link, by the login', async (path, page) => {
    expect(await linkAt(path)).toBe(page);
    const gate = await portal.browser().request(page);
    const login = page === OVERVIEW ? undefined : `${OVERVIEW}?goto=${encodeURIComponent(page)}`;
    expect(gate.headers.location).toBe(login);
  });

  test.each(['https://ond.example/', '"><script>', '//ond.example'])(
    'stays on the host with the sharing %s',
    async (id) => {
      const link = await linkAt(`/dokumenter/NICE/BREV-1?vegneAv=${encodeURIComponent(id)}`);
      expect(link).toBe(`${DOCUMENTS}?vegneAv=${encodeURIComponent(id)}`);
    },
  );
});
