import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPortfolio } from '../../commands/portfolio/demo.ts';
import { SHARING_SCOPES, type SharingScope } from '../../domain/sharing.ts';
import { EVERY_PAGE } from '../../e2e/every-page.ts';
import { texts as en } from '../../texts/en/shared-pages.ts';
import { texts as nb } from '../../texts/nb/shared-pages.ts';
import { texts as nn } from '../../texts/nn/shared-pages.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import {
  CLOSED_STATES,
  customerId,
  JONAS,
  KARI,
  SCOPE_LISTS,
  storeClosed,
  storeSharing,
} from '../testing/sharings.ts';

const BASE = '/privat/forsikring';
const OVER = 'Delingen er avsluttet';

/** The pages that show another customer's data, and what must be shared. A page that is not here is not found. */
const SHARED_PAGES: Readonly<Record<string, SharingScope>> = {
  '/oversikt': 'FORSIKRINGER',
  '/motor/detaljer/:policyNumber': 'FORSIKRINGER',
  '/dokumenter': 'DOKUMENTER',
  '/betaling': 'FAKTURA',
  '/skadesaker': 'SKADER',
  '/skadesaker/:systemSource/:id': 'SKADER',
};

/** The only links that leave the person: the way back, the sharings, the language, the footer. */
const OWN_LINKS = [
  `${BASE}/oversikt/`,
  `${BASE}/oversikt/deling`,
  `${BASE}/oversikt/sikkerhet`,
  `${BASE}/oversikt/spraak`,
];

/** Words that speak to the reader, and the texts in which they are about the sharing itself. */
const NORWEGIAN_YOU = /(?<!\p{L})(du|deg|di|din|ditt|dine)(?!\p{L})/iu;
const LANGUAGES = [
  { language: 'nb', you: NORWEGIAN_YOU, texts: nb },
  { language: 'nn', you: NORWEGIAN_YOU, texts: nn },
  { language: 'en', you: /\b(you|yours?)\b/i, texts: en },
];

/** The giver's name, car, policy and street. Whole words, because a random token contains any four letters at times. */
const OF_GIVER = /(?<![\w-])(?:Karis?|Volvo|Lindeveien)(?![\w-])|81030354-/;

const withoutFeedback = (html: string) => html.replace(/<section id="tilbakemelding".*?<\/section>/s, '');

/** Returns the visible text with ordinary spaces. */
const textOf = (html: string) =>
  html.replace(/<script.*?<\/script>|<[^>]+>/gs, ' ').replace(/\s|&nbsp;/g, ' ');
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const ENGINES = databases();

describe.each(ENGINES)('pages on behalf of another customer on $name', ({ name, open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000', REQUESTS_PER_MINUTE: '1000000' });
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  const share = (scopes: readonly SharingScope[]) => storeSharing(portal, JONAS, scopes);

  const page = async (browser: TestBrowser, path: string, sharing: string) =>
    await browser.request(`${BASE}${path}${path.includes('?') ? '&' : '?'}vegneAv=${sharing}`);
  const looks = async (ssn: string) =>
    await portal.db
      .selectFrom('audit')
      .select('action')
      .where('customer_id', '=', await customerId(portal, ssn))
      .where('action', 'in', ['shared-data-seen', 'own-data-seen-by-other'])
      .execute();

  test.each(SCOPE_LISTS.map((scopes) => ({ scopes })))(
    'exist only for what is shared: $scopes',
    async ({ scopes }) => {
      const jonas = await portal.loggedIn(JONAS);
      const id = await share(scopes);
      for (const [route, path] of Object.entries(EVERY_PAGE)) {
        const { statusCode, body } = await page(jonas, path, id);
        const scope = SHARED_PAGES[route];
        const isShown = scope !== undefined && scopes.includes(scope);
        expect([route, statusCode], 'SHARED_PAGES of this file').toEqual([route, isShown ? 200 : 404]);
        expect([route, textOf(body).includes('Du ser forsikringene til Kari Nordmann.')]).toEqual([
          route,
          true,
        ]);
        expect([route, body.includes('Tilbake til mine')]).toEqual([route, true]);
        // A page that is not found also leads to the giver's overview, with and without scripts.
        if (isShown) continue;
        const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
        expect([route, linksOf(main)[0]]).toEqual([route, `${BASE}/oversikt/?vegneAv=${id}`]);
        expect([route, main.includes(`name="vegneAv" value="${id}"`)]).toEqual([route, true]);
      }
    },
  );

  test.each(CLOSED_STATES)('say so when the sharing %s, and show nothing of the giver', async (state) => {
    const ids = await storeClosed(portal, state);
    const jonas = await portal.loggedIn(JONAS);
    for (const id of ids) {
      for (const [route, path] of Object.entries(EVERY_PAGE)) {
        const { statusCode, body } = await page(jonas, path, id);
        expect([route, statusCode, textOf(body).includes(OVER)]).toEqual([route, 404, true]);
        expect([route, body.match(OF_GIVER)]).toEqual([route, null]);
      }
    }
    expect(await looks(KARI)).toEqual([]);
  });

  test('offer nothing to do, and contain nothing of either’s own', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(SHARING_SCOPES);
    for (const route of Object.keys(SHARED_PAGES)) {
      const { body } = await page(jonas, EVERY_PAGE[route] ?? '', id);
      const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
      expect([route, main.includes('jkl-button--primary')]).toEqual([route, false]);
      const words =
        /Meld skade|Bekreftelse|Betal i nettbanken|kalenderen|Si opp|Svar i skade|Skriv til oss|Oppgavene/;
      expect([route, textOf(main).match(words)]).toEqual([route, null]);
      expect([route, body.match(/Jonas|14860161339|01819021887|018190|kari\.nordmann|41234567/)]).toEqual([
        route,
        null,
      ]);
      expect([route, body.match(/tilbud\/antall|\/skadekunde\/hent|sammendrag|produktanbefaling/)]).toEqual([
        route,
        null,
      ]);
    }
  });

  /** Returns the texts of the source systems, which are shown as they are. */
  async function sourceTexts(): Promise<string[]> {
    const found: string[] = [];
    for await (const customer of demoPortfolio()) {
      JSON.stringify(customer, (_, value) => {
        if (typeof value === 'string' && value.includes(' ')) found.push(value);
        return value;
      });
    }
    return found;
  }

  // The words of a page do not depend on the database.
  test.each(name === ENGINES[0].name ? LANGUAGES : [])(
    'do not call the giver’s things the reader’s, in $language',
    async ({ language, you, texts }) => {
      const jonas = await portal.loggedIn(JONAS);
      jonas.cookies.set('kfp-spraak', language);
      const id = await share(SHARING_SCOPES);
      const paths = new Set(['/oversikt/', '/dokumenter', '/betaling', '/skadesaker']);
      const asked = [texts.list.lead, texts.overview.scopes, ...(await sourceTexts())];
      const found: string[] = [];
      for (const path of paths) {
        const { statusCode, body } = await page(jonas, path, id);
        expect([path, statusCode]).toEqual([path, 200]);
        const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
        for (const href of linksOf(main)) {
          const address = href.replace(/\?.*/, '').replace(BASE, '');
          if (/^\/(\w+\/detaljer|skadesaker)\//.test(address)) paths.add(address);
        }
        expect([path, withoutFeedback(main).match(/<a [^>]*jkl-button/)]).toEqual([path, null]);
        const shown = asked.reduce((text, part) => text.replaceAll(part, ''), textOf(withoutFeedback(main)));
        for (const { index } of shown.matchAll(new RegExp(you, 'giu'))) {
          found.push(`${path}: … ${shown.slice(Math.max(0, index - 60), index + 60)} …`);
        }
      }
      expect(paths.size).toBeGreaterThan(10);
      expect(found).toEqual([]);
    },
  );

  test('have links that stay with the person, and only shared menu items', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(['FORSIKRINGER', 'DOKUMENTER', 'SKADER']);
    for (const [route, scope] of Object.entries(SHARED_PAGES)) {
      if (scope === 'FAKTURA') continue;
      const { body } = await page(jonas, EVERY_PAGE[route] ?? '', id);
      const local = linksOf(/<body>.*<div id="root">.*<\/body>/s.exec(body)?.[0] ?? body)
        .filter((href) => /^[/?](?!\/)/.test(href))
        .filter((href) => !/\/(filer|ikon|manifest)/.test(href));
      const leaving = local.filter((href) => !href.includes(`vegneAv=${id}`));
      const unexpected = leaving.filter((href) => !OWN_LINKS.includes(href.replace(/\?tilbake=.*/, '')));
      expect([route, unexpected]).toEqual([route, []]);
      const items = new Set(
        [...body.matchAll(/class="kfp-navigation__link"[^>]* href="([^"?]*)/g)].map(([, href]) => href),
      );
      items.delete(`${BASE}/oversikt/spraak`);
      expect([route, [...items]]).toEqual([
        route,
        [`${BASE}/oversikt`, `${BASE}/dokumenter`, `${BASE}/skadesaker`],
      ]);
    }
  });

  test.each([
    ['without', ['FORSIKRINGER', 'DOKUMENTER'], false],
    ['with', ['FORSIKRINGER', 'DOKUMENTER', 'FAKTURA'], true],
  ] as const)('show invoices among the documents only %s the bills', async (_how, scopes, isShown) => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share([...scopes]);
    const headers = { 'x-kfp-vegne-av': id };
    const { dokumenter } = (await jonas.call('GET', '/dokumenter', undefined, headers)).json();
    expect(dokumenter.some(({ type }: { type: string }) => type !== 'FAKTURA')).toBe(true);
    expect(dokumenter.some(({ type }: { type: string }) => type === 'FAKTURA')).toBe(isShown);
    const all = (await (await portal.loggedIn(KARI)).call('GET', '/dokumenter')).json().dokumenter;
    const invoice = all.find(({ type }: { type: string }) => type === 'FAKTURA');
    const file = `/dokumenter/${invoice.systemSource}/${invoice.id}`;
    expect((await jonas.call('GET', file, undefined, headers)).statusCode).toBe(isShown ? 200 : 404);
  });

  test.each([
    ['without', ['FORSIKRINGER', 'DOKUMENTER'], false],
    ['with', ['FORSIKRINGER', 'DOKUMENTER', 'SKADER'], true],
  ] as const)('show documents of claims only %s the claims', async (_how, scopes, isShown) => {
    const jonas = await portal.loggedIn(JONAS);
    const headers = { 'x-kfp-vegne-av': await share([...scopes]) };
    const { skader } = (await (await portal.loggedIn(KARI)).call('GET', '/skader')).json();
    const claim = skader.find(
      ({ dokumentIder = [] }: { dokumentIder?: string[] }) => dokumentIder.length > 0,
    );
    const [letter] = claim.dokumentIder;
    const { dokumenter } = (await jonas.call('GET', '/dokumenter', undefined, headers)).json();
    expect(dokumenter.some(({ type }: { type: string }) => type === 'VILKAAR')).toBe(true);
    expect(dokumenter.some(({ id }: { id: string }) => id === letter)).toBe(isShown);
    const file = `/dokumenter/${claim.systemSource}/${letter}`;
    expect((await jonas.call('GET', file, undefined, headers)).statusCode).toBe(isShown ? 200 : 404);
  });

  test('open documents with the sharing in their address', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(['FORSIKRINGER', 'DOKUMENTER']);
    const { body } = await page(jonas, '/dokumenter', id);
    const file = linksOf(body).find((href) => href.startsWith('/api/privat/forsikring/dokumenter/')) ?? '';
    expect(file).toContain(`vegneAv=${id}`);
    expect((await jonas.request(file)).headers['content-type']).toBe('application/pdf');
    expect((await jonas.request(file.replace(/\?.*/, ''))).statusCode).toBe(404);
    await (await portal.loggedIn(KARI)).call('DELETE', `/deling/${id}`);
    expect((await jonas.request(file)).statusCode).toBe(404);
    expect((await page(jonas, '/dokumenter', id)).statusCode).toBe(404);
  });

  test('are one look of both each', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(SHARING_SCOPES);
    await page(jonas, '/oversikt/', id);
    expect(await looks(KARI)).toEqual([{ action: 'own-data-seen-by-other' }]);
    expect(await looks(JONAS)).toEqual([{ action: 'shared-data-seen' }]);
  });

  test('lead to the login and back with the sharing', async () => {
    const id = await share(SHARING_SCOPES);
    const visitor = portal.browser();
    const { statusCode, headers } = await page(visitor, '/dokumenter', id);
    expect(statusCode).toBe(302);
    const goto = new URL(String(headers.location), 'http://portal.invalid').searchParams.get('goto');
    expect(goto).toBe(`${BASE}/dokumenter?vegneAv=${id}`);
    expect((await page(visitor, '/oversikt/', id)).body).not.toMatch(OF_GIVER);
  });

  test('can be shown by links on the page of sharings', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(['FORSIKRINGER']);
    const { body } = await jonas.request(`${BASE}/oversikt/deling`);
    expect(linksOf(body)).toContain(`${BASE}/oversikt/?vegneAv=${id}`);
  });

  test('fail when it is unknown whose data they show', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(SHARING_SCOPES);
    await portal.db.schema.alterTable('sharing').renameTo('sharing_gone').execute();
    try {
      const { statusCode, body } = await page(jonas, '/oversikt/', id);
      expect(statusCode).toBeGreaterThanOrEqual(500);
      expect(body).not.toMatch(OF_GIVER);
    } finally {
      await portal.db.schema.alterTable('sharing_gone').renameTo('sharing').execute();
    }
  });
});
