import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { expectGuarded, expectProblem } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const [KARI = '', JONAS = ''] = demoPeople().map(({ ssn }) => ssn);
const ROOF = '/meldinger?systemSource=NICE&id=m-7';

describe.each(databases())('messages on $name', ({ open }) => {
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
    kari = await portal.loggedIn(KARI);
  });
  afterAll(() => portal.close());

  const get = async (path: string, browser = kari) => (await browser.call('GET', path)).json();

  test('are found by system and id, with the text', async () => {
    const { meldinger, systemSourceError } = await get(ROOF);
    expect(meldinger).toMatchObject([
      { id: 'm-7', tittel: 'Send oss bilder av taket', avtalenummer: '81030765' },
    ]);
    expect(meldinger[0].tekst).toContain('<p>Hei, Kari.</p>');
    expect(systemSourceError).toBe(false);
  });

  test('of unknown ids, other systems and other customers are not returned', async () => {
    const jonas = await portal.loggedIn(JONAS);
    expect((await get('/meldinger?systemSource=NICE&id=m-8')).meldinger).toEqual([]);
    expect((await get('/meldinger?systemSource=PARIS&id=m-7')).meldinger).toEqual([]);
    expect((await get(ROOF, jonas)).meldinger).toEqual([]);
    expect(await get('/meldinger/uleste', jonas)).toEqual({ antall: 0, systemSourceError: false });
    expectProblem(await jonas.call('PUT', '/meldinger/NICE/m-7/lest'), 404);
    expect((await get(ROOF)).meldinger[0].lest).toBe(false);
  });

  test('have all other fields in the list without texts', async () => {
    const { meldinger } = await get('/meldinger');
    const light = await get('/meldinger?uten=tekst');
    expect(light.meldinger).toEqual(meldinger.map(({ tekst, ...message }: { tekst?: string }) => message));
  });

  test('are counted as unread until marked, and can be marked twice', async () => {
    expect(await get('/meldinger/uleste')).toEqual({ antall: 2, systemSourceError: false });
    const marks = await Promise.all([1, 2].map(() => kari.call('PUT', '/meldinger/NICE/m-7/lest')));
    expect(marks.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await get('/meldinger/uleste')).toEqual({ antall: 1, systemSourceError: false });
  });

  test.each(['?uten=alt', '?systemSource=ANNEN', '?id=', '?id=a%00b', '?annet=1'])(
    'are refused for the query %s',
    async (query) => expectProblem(await kari.call('GET', `/meldinger${query}`), 400),
  );

  test('are counted only for a logged-in customer', () =>
    expectGuarded(portal, KARI, { method: 'GET', path: '/meldinger/uleste' }));
});
