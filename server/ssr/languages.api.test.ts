import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const CHOICE = '/privat/forsikring/oversikt/spraak';

describe.each(databases())('the language on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { FIRST_PAGE_MS: '5000' });
  });
  afterAll(() => portal.close());

  function browserIn(language?: string) {
    const browser = portal.browser();
    if (language) browser.cookies.set('kfp-spraak', language);
    return browser;
  }

  const choose = (body: string, language?: string) =>
    browserIn(language).request(CHOICE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });

  test.each([
    [undefined, 'nb', 'Logg inn'],
    ['nb', 'nb', 'Logg inn'],
    ['nn', 'nn', 'Logg inn'],
    ['en', 'en', 'Log in'],
    ['se', 'nb', 'Logg inn'],
    ['en%3B', 'nb', 'Logg inn'],
  ])('of the cookie %s is %s', async (cookie, language, heading) => {
    const { body } = await browserIn(cookie).request(OVERVIEW);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}`));
  });

  test('decides which scripts a page loads', async () => {
    const scripts = async (language: string) =>
      (await browserIn(language).request(OVERVIEW)).body.match(/filer\/browser-[\w-]+\.js/g) ?? [];
    const [nb, en] = [new Set(await scripts('nb')), new Set(await scripts('en'))];
    expect([nb.size, en.size]).toEqual([1, 1]);
    expect([...nb]).not.toEqual([...en]);
  });

  test('is stored for a year when chosen, with a redirect back to the page', async () => {
    const answer = await choose('spraak=en&tilbake=%2Fprivat%2Fforsikring%2Fdokumenter%3Fa%3D1');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/privat/forsikring/dokumenter?a=1');
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'kfp-spraak',
        value: 'en',
        maxAge: 31_536_000,
        path: '/',
        sameSite: 'Lax',
      }),
    ]);
  });

  test.each([['spraak=se'], ['spraak='], [''], ['spraak=en%0d%0aSet-Cookie:x=1']])(
    'is not stored if unsupported: %s',
    async (body) => {
      const answer = await choose(body);
      expect(answer.statusCode).toBe(303);
      expect(answer.cookies).toEqual([]);
    },
  );

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'is stored without a redirect to another site: %s',
    async (back) => {
      const answer = await choose(`spraak=en&tilbake=${encodeURIComponent(back)}`);
      expect(answer.headers.location).toBe(OVERVIEW);
    },
  );

  test('applies to problems and error pages', async () => {
    const problem = await browserIn('en').call('GET', '/avtaleoversikt/avtaler/NICE/1');
    expect(problem.json()).toEqual({ status: 401, title: 'Not logged in', detail: 'You must log in.' });
    const page = await browserIn('nn').request('/finst-ikkje', {
      headers: { accept: 'text/html' },
    });
    expect(page.body).toContain('<html lang="nn">');
    expect(page.body).toContain('Denne sida ser ut til å vere borte...');
  });
});

test('a distributor can limit the languages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  const file = JSON.parse(readFileSync('distributors.json', 'utf8'));
  file.distributors = file.distributors.map((each: object) => ({ ...each, spraak: ['en', 'nb'] }));
  writeFileSync(join(folder, 'distributors.json'), JSON.stringify(file));
  const [sqlite] = databases();
  if (!sqlite) throw new Error('no database');
  const portal = await openPortal(await sqlite.open(), {
    DISTRIBUTORS_FILE: join(folder, 'distributors.json'),
  });
  const browser = portal.browser();
  browser.cookies.set('kfp-spraak', 'nn');
  expect((await browser.request(OVERVIEW)).body).toContain('<html lang="nb">');
  await portal.close();
  rmSync(folder, { recursive: true });
});
