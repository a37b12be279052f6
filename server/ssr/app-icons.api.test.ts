import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';

describe.each(databases().slice(0, 1))('the icons of a page', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());

  test('are served with their types at the addresses in the page', async () => {
    const browser = portal.browser();
    const { body } = await browser.request(OVERVIEW);
    const named = [...body.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"/g)];
    const types = await Promise.all(
      named.map(async ([, rel, address = '']) => [
        rel,
        (await browser.request(address)).headers['content-type'],
      ]),
    );
    expect(types).toEqual([
      ['icon', 'image/svg+xml'],
      ['apple-touch-icon', 'image/png'],
      ['manifest', 'application/manifest+json; charset=utf-8'],
    ]);
    expect(body).toMatch(
      /<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#[0-9a-f]{6}">/,
    );
  });

  test('include /favicon.ico, with 304 for an unchanged file', async () => {
    const browser = portal.browser();
    const { statusCode, headers, rawPayload } = await browser.request('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect(rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    const again = await browser.request('/favicon.ico', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('have each distributor’s own colours and name', async () => {
    const of = async (host: string) => {
      const browser = portal.browser(host);
      const icon = (await browser.request(`${OVERVIEW}ikon.svg`)).body;
      const { name } = (await browser.request(`${OVERVIEW}manifest.webmanifest`)).json();
      const touchIcon = (await browser.request(`${OVERVIEW}ikon-180.png`)).rawPayload;
      touchIcons.push(touchIcon.toString('base64'));
      return { colour: /rx="14" fill="(.+?)"/.exec(icon)?.[1], name };
    };
    const touchIcons: string[] = [];
    expect(await of('dnb.localhost:8000')).toEqual({ colour: '#0b4a4b', name: 'Forsikringsoversikt – DNB' });
    expect(await of('sb1.localhost:8000')).toMatchObject({ colour: '#0b4389' });
    expect(await of('none.localhost:8000')).toMatchObject({ colour: '#2c3036' });
    expect(new Set(touchIcons).size).toBe(3);
  });

  test('have a manifest in the language of the page', async () => {
    const browser = portal.browser('dnb.localhost:8000');
    browser.cookies.set('kfp-spraak', 'en');
    const { body } = await browser.request(OVERVIEW);
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? [];
    // Browsers request the manifest without cookies.
    const manifest = (await portal.browser('dnb.localhost:8000').request(address)).json();
    expect(manifest).toMatchObject({ lang: 'en', name: 'Insurance overview – DNB', id: OVERVIEW });
  });

  test('include all icons of the manifest', async () => {
    const browser = portal.browser();
    const { icons } = (await browser.request(`${OVERVIEW}manifest.webmanifest`)).json();
    for (const { src, type } of icons) {
      const { statusCode, headers } = await browser.request(src);
      expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([200, type]);
    }
  });
});
