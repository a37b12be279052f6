import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { xsrfToken } from '../session/cookies.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const VISITOR = 'visitor';
const OVERVIEW = '/privat/forsikring/oversikt/';
const CHOICE = '/privat/forsikring/oversikt/spraak';
/** Known only from the login, so not the bank's customer: sees the consents. */
const CUSTOMER = '13919110028';
/** The title of the refusal of a call without a session. */
const REFUSED = { nb: 'Ikke innlogget', nn: 'Ikkje innlogga', en: 'Not logged in' };

/** A route with a form, which answers with the language of the request. */
async function formRoute(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post('/privat/forsikring/skjema', async ({ language }) => ({ language }));
}

describe.each(databases().slice(0, 1))('the language', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { FIRST_PAGE_MS: '5000' }, { additions: [formRoute] });
  });
  afterAll(() => portal.close());

  function browserIn(language?: string) {
    const browser = portal.browser();
    if (language) browser.cookies.set('kfp-spraak', language);
    return browser;
  }

  const choose = (body: string, browser = browserIn(), token = xsrfToken(VISITOR)) => {
    browser.cookies.set('kfp-visitor', browser.cookies.get('kfp-visitor') ?? VISITOR);
    return browser.request(CHOICE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${body}&xsrf=${token}`,
    });
  };

  test.each([
    [undefined, 'nb', 'Logg inn'],
    ['nb', 'nb', 'Logg inn'],
    ['nn', 'nn', 'Logg inn'],
    ['en', 'en', 'Log in'],
    ['xx', 'nb', 'Logg inn'],
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

  test('is not stored with another browser’s token', async () => {
    const answer = await choose('spraak=en', browserIn(), xsrfToken('another'));
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    expect(answer.body).toContain('Reload the page and try again.');
  });

  test.each(['{"a":1}', '[1]', 'null'])('is not stored when the body is JSON: %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const browser = browserIn();
    browser.cookies.set('kfp-visitor', VISITOR);
    const answer = await browser.request(CHOICE, { method: 'POST', headers, payload });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  test('is stored with the token of its page, with and without a login', async () => {
    const browser = browserIn();
    for (const login of [async () => {}, async () => void (await browser.logIn(CUSTOMER))]) {
      await login();
      const { body } = await browser.request(CHOICE);
      const form = body.slice(body.indexOf('class="kfp-languages"'));
      const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1];
      const fields = `spraak=en&nokkel=${fieldOf('nokkel')}&tilbake=${fieldOf('tilbake')}`;
      const answer = await choose(fields, browser, fieldOf('xsrf'));
      expect(answer.headers.location).toBe(OVERVIEW);
      expect(answer.statusCode).toBe(303);
      expect(answer.cookies.map(({ name }) => name)).toContain('kfp-spraak');
    }
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

  test.each([
    ['nn', undefined, 'nn'],
    ['nn', 'en', 'nn'],
    ['nb', 'en', 'nb'],
    ['xx', 'en', 'en'],
    ['', 'en', 'en'],
    ['NN', undefined, 'nb'],
    ['nn, en', undefined, 'nb'],
    ['__proto__', undefined, 'nb'],
  ])('of a call from a page in «%s», with the cookie %s, is %s', async (header, cookie, language) => {
    const answer = await browserIn(cookie).call('GET', '/skadekunde/hent', undefined, {
      'x-kfp-spraak': header,
    });
    expect(answer.json().title).toBe(REFUSED[language as 'nb']);
    // No cache may keep an answer that depends on a header.
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['spraak=nn', {}, 'nn'],
    ['spraak=nn', { 'x-kfp-spraak': 'nb' }, 'nb'],
    ['spraak=se', {}, 'en'],
    ['spraak=nn&spraak=nb', {}, 'nn'],
    ['a=1', {}, 'en'],
    ['', {}, 'en'],
  ])('of the form «%s» with the headers %j and the cookie en is %s', async (form, headers, language) => {
    const answer = await browserIn('en').request('/privat/forsikring/skjema', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: form,
    });
    expect(answer.json()).toEqual({ language });
  });

  test('of a page is also that of its data', async () => {
    const patient = await openPortal(await open(), { FIRST_PAGE_MS: '5000' });
    const browser = patient.browser();
    await browser.logIn(CUSTOMER);
    browser.cookies.set('kfp-spraak', 'en');
    const { body } = await browser.request(`${OVERVIEW}forsikringsprofil`);
    await patient.close();
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Advice and offers from us');
    expect(body).not.toContain('Råd og tilbod frå oss');
  });

  test.each([
    ['{"functional":"denied","statistics":"denied"}', undefined],
    ['{"functional":"accepted","statistics":"denied"}', 31_536_000],
    ['{"statistics":"denied"}', 31_536_000],
    ['uleselig', 31_536_000],
    ['[]', 31_536_000],
  ])('is stored with the cookie consent %s for %s seconds', async (consent, maxAge) => {
    const browser = browserIn();
    browser.cookies.set('kfp-cookie-consent', encodeURIComponent(consent));
    const answer = await choose('spraak=en', browser);
    expect(answer.cookies.map((cookie) => [cookie.name, cookie.maxAge])).toEqual([['kfp-spraak', maxAge]]);
  });

  test.each([
    ['denied', 1],
    ['accepted', 0],
  ])(
    'that was stored before functional cookies were %s is shortened by %i cookies',
    async (answer, count) => {
      const browser = browserIn('nn');
      browser.cookies.set('kfp-cookie-consent', encodeURIComponent(JSON.stringify({ functional: answer })));
      const { cookies } = await browser.request(OVERVIEW);
      const stored = cookies.filter(({ name }) => name === 'kfp-spraak');
      expect(stored).toHaveLength(count);
      for (const { value, maxAge } of stored) expect([value, maxAge]).toEqual(['nn', undefined]);
    },
  );

  test.each(['/%E0%A4%A', '/privat/forsikring/oversikt/%E0%A4%A'])(
    'applies to the address %s, which cannot be decoded',
    async (url) => {
      const ask = (headers: Record<string, string>) =>
        portal.app.inject({ url, headers: { host: 'localhost:8000', ...headers } });
      const page = await ask({ accept: 'text/html', cookie: 'a=1; kfp-spraak=en' });
      expect([page.statusCode, page.body.match(/<html lang="\w+">/)?.[0]]).toEqual([404, '<html lang="en">']);
      const problem = await ask({ accept: 'application/json', 'x-kfp-spraak': 'nn' });
      expect([problem.statusCode, problem.json().title]).toEqual([400, 'Ugyldig førespurnad']);
      const plain = await ask({ accept: 'text/html', cookie: 'kfp-spraak=%E0%A4%A' });
      expect(plain.body).toContain('<html lang="nb">');
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
