import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal } from '../testing/portal.ts';

const ADDRESS = '/privat/forsikring/oversikt/utvikling/komponenter';
const PRODUCTION = {
  NODE_ENV: 'production',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'hemmelig',
};

/** Returns the HTML of the page's title. */
function headingOf(page: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1];
}

describe.each(databases().slice(0, 1))('the component page', ({ open }) => {
  test('shows the components without scripts, in the chosen language', async () => {
    const portal = await openPortal(await open());
    const browser = portal.browser();
    browser.cookies.set('kfp-spraak', 'nn');
    const page = await browser.request(ADDRESS);
    expect(page.statusCode).toBe(200);
    expect(headingOf(page.body)).toBe('Komponentar');
    expect(page.body).toContain('<title>Komponentar – ');
    expect(page.body.includes('<script')).toBe(false);
    await portal.close();
  });

  test('does not exist in production', async () => {
    const portal = await openPortal(await open(), PRODUCTION);
    const page = await portal.browser().request(ADDRESS);
    expect(page.statusCode).toBe(404);
    expect(headingOf(page.body)).toMatch(/^Denne siden/);
    await portal.close();
  });
});
