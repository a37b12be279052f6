import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

describe.each(databases())('neighbour pages on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());

  test('name the app, the path and a way back', async () => {
    const page = await portal.browser().request('/privat/forsikring/motor/detaljer/81030354?x=1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Forsikringsdetaljer for kjøretøy</h1>');
    expect(page.body).toContain('<code>/privat/forsikring/motor/detaljer/81030354</code>');
    expect(page.body).toContain('href="/privat/forsikring/oversikt/"');
  });

  test('write nothing of the address into the page as markup', async () => {
    const page = await portal
      .browser()
      .request('/privat/forsikring/detaljer/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script>alert');
  });

  test('take no address from the portal itself', async () => {
    expect((await portal.browser().request('/privat/forsikring/oversikt/')).body).toContain('Logg inn');
  });

  test('the root leads to the overview', async () => {
    const answer = await portal.browser().request('/');
    expect(answer.headers.location).toBe('/privat/forsikring/oversikt/');
  });
});

test('an address that nobody has is a page for people and a problem for programs', async () => {
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
