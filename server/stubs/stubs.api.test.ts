import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

describe.each(databases().slice(0, 1))('stub pages', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());

  test('show the app, the path and a link back', async () => {
    const page = await portal.browser().request('/privat/forsikring/motor/bil?x=1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Kjøp av kjøretøyforsikring</h1>');
    expect(page.body).toContain('<code>/privat/forsikring/motor/bil</code>');
    expect(page.body).toContain('href="/privat/forsikring/oversikt/"');
  });

  test('escape the address', async () => {
    const page = await portal.browser().request('/privat/forsikring/hus/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script>alert');
  });

  test('use the language that the customer has chosen', async () => {
    const browser = portal.browser();
    browser.cookies.set('kfp-spraak', 'en');
    const page = await browser.request('/privat/forsikring/motor/bil');
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('<h1>Buy vehicle insurance</h1>');
    expect(page.body).toContain('Back to your insurance overview');
  });

  test('do not replace pages of the portal', async () => {
    expect((await portal.browser().request('/privat/forsikring/oversikt/')).body).toContain('Logg inn');
  });
});

describe.each(databases().slice(0, 1))("the claims system's stub", ({ open }) => {
  const PATH = '/api/customer/secure/jump/skadesaker';
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());

  const post = (payload: string) =>
    portal.app.inject({
      method: 'POST',
      url: PATH,
      headers: { host: 'localhost:8000', 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });

  test('displays the received form and escapes its values', async () => {
    const page = await post('referrer=KFP-oversikt&jumpsst=a-b_c&annet=%3Cb%3Eto%3C%2Fb%3E');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<dt>referrer</dt><dd><code>KFP-oversikt</code></dd>');
    expect(page.body).toContain('<dt>jumpsst</dt><dd><code>a-b_c</code></dd>');
    expect(page.body).toContain('&lt;b&gt;to&lt;/b&gt;');
  });

  test('has a page for GET requests', async () => {
    const page = await portal.browser().request(PATH);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Skadesystemet</h1>');
  });

  test.each([
    ['without fields', '', 'Skjemaet mangler referrer og jumpsst.'],
    ['without a token', 'referrer=KFP-oversikt&jumpsst=', 'Skjemaet mangler jumpsst.'],
  ])('rejects a form %s with a readable message', async (_, payload, text) => {
    const page = await post(payload);
    expect(page.statusCode).toBe(400);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(text);
    expect(page.body).toContain('href="/privat/forsikring/oversikt/"');
  });

  test('rejects a request without body and content type', async () => {
    const headers = { host: 'localhost:8000' };
    const page = await portal.app.inject({ method: 'POST', url: PATH, headers });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Skjemaet mangler referrer og jumpsst.');
  });
});

test('an unknown address returns a page to browsers and a problem to programs', async () => {
  const [sqlite] = databases();
  if (!sqlite) throw new Error('no database');
  const portal = await openPortal(await sqlite.open());
  const forPeople = await portal.browser().request('/finnes-ikke', { headers: { accept: 'text/html,*/*' } });
  expect(forPeople.statusCode).toBe(404);
  expect(forPeople.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(forPeople.body).toContain('Til forsikringsoversikten');
  const forPrograms = await portal
    .browser()
    .request('/finnes-ikke', { headers: { accept: 'application/json' } });
  expect(forPrograms.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  await portal.close();
});
