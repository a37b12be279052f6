import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../texts/languages.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const SCRIPT = '/privat/forsikring/oversikt/anbefalinger.js';

describe.each(databases().slice(0, 1))('the script of the recommendations', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());

  test('is public and contains the build’s module of each language', async () => {
    const answer = await portal.browser().request(SCRIPT);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const modules =
      answer.body.match(/\/privat\/forsikring\/oversikt\/filer\/define-element-[\w-]+\.js/g) ?? [];
    expect(modules).toHaveLength(LANGUAGES.length);
    for (const module of modules) expect((await portal.browser().request(module)).statusCode).toBe(200);
  });

  test('loads no script of the portal’s own pages, which fails on other pages', async () => {
    const browser = portal.browser();
    const { body } = await browser.request(SCRIPT);
    const loaded = new Set(body.match(/filer\/define-element-[\w-]+\.js/g));
    for (const module of loaded) {
      const answer = await browser.request(`/privat/forsikring/oversikt/${module}`);
      for (const [, name] of answer.body.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) {
        loaded.add(`filer/${name}`);
      }
    }
    expect([...loaded].filter((module) => module.includes('browser'))).toEqual([]);
  });

  test('is revalidated on each use and sent only when changed', async () => {
    const browser = portal.browser();
    const { headers } = await browser.request(SCRIPT);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await browser.request(SCRIPT, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('contains each distributor’s own settings', async () => {
    const bodies = await Promise.all(
      ['localhost:8000', 'dnb.localhost:8000', 'eika.localhost:8000'].map(
        async (host) => (await portal.browser(host).request(SCRIPT)).body,
      ),
    );
    expect(bodies.map((body) => body.includes('"onlineCarDiscountPercent":10'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(bodies.map((body) => body.includes('"partnerIntegration":true'))).toEqual([false, false, true]);
  });
});
