import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { integrationSystems, mainSystems, SHIPPED_SYSTEMS, SYSTEMS } from '../../domain/systems.ts';
import { SOURCE_NAMES, type SourceName } from '../../server/platform/config/source-names.ts';
import { type BankOfServices, KARI, startBankOfServices } from '../../server/testing/bank-of-services.ts';
import type { TestBrowser } from '../../server/testing/browser.ts';
import { databases } from '../../server/testing/databases.ts';
import { JPEG, sendFile } from '../../server/testing/file-forms.ts';
import type { SeenRequest } from '../../server/testing/http-sources.ts';
import { answersStatus, hangsUp } from '../../server/testing/misbehaviours.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../../server/testing/portal.ts';
import { neighboursDocument } from './neighbours.ts';

const MAIN_SYSTEMS = mainSystems(SHIPPED_SYSTEMS);
const INTEGRATION_SYSTEMS = integrationSystems(SHIPPED_SYSTEMS);

/** Without messages, so that the portal asks the bank's inbox. */
const JONAS = '14860161339';
const ROOT = '/privat/forsikring';

/** The lists of the API and their source systems. */
const LISTS: readonly [path: string, name: string, systems: readonly SourceName[]][] = [
  ['/avtaleoversikt/avtaler', 'avtaler', MAIN_SYSTEMS],
  ['/eikaintegrasjon/avtaler', 'avtaler', INTEGRATION_SYSTEMS],
  ['/avtaleoversikt/tilbud', 'tilbud', SYSTEMS],
  ['/dokumenter', 'dokumenter', SYSTEMS],
  ['/fakturaer', 'fakturaer', SYSTEMS],
  ['/skader', 'skader', SYSTEMS],
  ['/meldinger', 'meldinger', SYSTEMS],
];
/** The endpoints that the customer systems serve, and the system of each. */
const PARTS: readonly [path: string, system: SourceName][] = [
  ['/skadekunde/hent', 'CUSTOMER'],
  ['/liv/kunde/v1/kunde', 'CUSTOMER'],
  ['/samtykke/reservasjon/hent', 'CUSTOMER'],
  ['/adresse/kundeadresser', 'CUSTOMER'],
  ['/oversikt/helseerklaering', 'TASKS'],
  ['/oversikt/aksepttilbud', 'TASKS'],
  ['/motor/oppgaver/motoroppgaver', 'TASKS'],
  ['/nbo/produktanbefaling', 'RECOMMENDATIONS'],
];
/** The customer's pages, a text that only a source system has, and that system. */
const PAGES: readonly [path: string, shows: string, system: SourceName][] = [
  ['/oversikt/', 'Forsikring i NICE', 'NICE'],
  ['/oversikt/forsikringsprofil', 'kari@bank.example', 'CUSTOMER'],
  ['/dokumenter', 'Dokument i PROLIFE', 'PROLIFE'],
  ['/betaling', 'KID-PARIS', 'PARIS'],
  ['/skadesaker', 'Skade i LOFAVOR', 'LOFAVOR'],
  ['/meldinger', 'Melding i NSF', 'NSF'],
  ['/oversikt/sikkerhet', 'Innlogginger nå', 'TASKS'],
];

describe.each(databases())('a portal with all sources over HTTP on $name', ({ name, open }) => {
  let bank: BankOfServices;
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    bank = await startBankOfServices();
    portal = await openPortal(await open(), bank.env);
    kari = await loggedIn(KARI);
  });
  afterAll(async () => {
    await portal.close();
    await bank.close();
  });
  beforeEach(async () => {
    bank.reset();
    // The tests fetch the customer's data more often than a customer may.
    await portal.state.forget(['rate:']);
  });

  async function loggedIn(ssn: string): Promise<TestBrowser> {
    const browser = await portal.loggedIn(ssn, PARTNER_HOST);
    return browser;
  }
  const get = async (path: string, browser = kari) => await browser.call('GET', path);
  const page = async (path: string) => await kari.request(ROOT + path);

  test('serves all pages and changes using only documented endpoints', async () => {
    for (const [path, shows] of PAGES) {
      const answer = await page(path);
      expect([path, answer.statusCode, answer.body.includes(shows)]).toEqual([path, 200, true]);
    }
    for (const [path, name, systems] of LISTS) {
      const list = (await get(path)).json();
      expect([path, list[name].length, list.systemSourceError]).toEqual([path, systems.length, false]);
    }
    for (const [path] of PARTS) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    const jonas = await loggedIn(JONAS);
    for (const system of SYSTEMS) bank.source(system).of(JONAS);
    expect((await get('/eikaintegrasjon/kundekommunikasjon', jonas)).json()).toEqual({
      hasUlesteMeldinger: false,
    });
    for (const path of [
      '/avtaleoversikt/avtaler/NICE/A-NICE',
      '/dokumenter/NICE/D-NICE',
      '/bekreftelser/NICE/A-NICE',
      '/avtaleoversikt/sammendrag',
      '/kalender',
      '/mine-data',
      '/mine-data.pdf',
    ]) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      if (path === '/mine-data')
        expect(answer.json()).toMatchObject({ navn: 'Kari Nordmann', systemSourceError: false });
    }
    for (const [method, path, body] of [
      ['PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'ny@bank.example' }],
      ['POST', '/liv/kunde/v1/contactInfo', { telefon: '41234567' }],
      ['POST', '/samtykke/oppdater', { marketingConsentApproved: true }],
      ['POST', '/samtykke/reservasjon', { harReservasjon: true }],
      ['POST', '/adresse/oppdater', undefined],
      ['DELETE', '/avtaleoversikt/tilbud/T-NICE?systemSource=NICE', undefined],
      ['PUT', '/meldinger/NICE/M-NICE/lest', undefined],
    ] as const) {
      expect([path, (await kari.call(method, path, body)).statusCode < 300]).toEqual([path, true]);
    }
    await sendFile(kari, 'NICE/S-NICE', JPEG);
    expect((await page('/oversikt/forsikringsprofil')).body.includes('ny@bank.example')).toBe(true);

    expect(described(bank.requests())).toEqual(described(documented()));
    for (const { headers } of bank.requests()) {
      expect(headers.authorization).toMatch(/^Bearer token-\d+$/);
      expect([KARI, JONAS]).toContain(headers['x-personident']);
    }
    // One token per system is used for all customers and requests.
    expect(bank.tokens.requests).toHaveLength(SOURCE_NAMES.length);
  });

  test('stores no data from the sources', async () => {
    for (const table of ['address', 'item', 'document_part', 'own_change'] as const) {
      expect([table, await portal.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    const { email, mobile, life_customer, nice_customer_number, tasks, recommendations } = await portal.db
      .selectFrom('customer')
      .selectAll()
      .where('ssn', '=', KARI)
      .executeTakeFirstOrThrow();
    expect([email, mobile, life_customer, nice_customer_number, tasks, recommendations]).toEqual([
      ...[null, null, null, null, '{}', '{}'],
    ]);
  });

  // The database has only sessions, so the first engine is enough.
  const failingSources = name === databases()[0].name ? SOURCE_NAMES : [];
  test.each(failingSources)('works without %s and names the missing data', async (failing) => {
    for (const behaviour of [answersStatus(500), hangsUp]) {
      bank.misbehave(failing, behaviour);
      for (const [path, name, systems] of LISTS) {
        const list = (await get(path)).json();
        const isMissing = systems.includes(failing);
        const given = systems.length - (isMissing ? 1 : 0);
        expect([path, list[name].length, list.systemSourceError]).toEqual([path, given, isMissing]);
      }
      for (const [path, system] of PARTS) {
        expect([path, (await get(path)).statusCode]).toEqual([path, system === failing ? 503 : 200]);
      }
    }
    for (const [path, shows, system] of PAGES) {
      const answer = await page(path);
      const isShown = system !== failing || failing === 'TASKS';
      expect([path, answer.statusCode, answer.body.includes(shows)]).toEqual([path, 200, isShown]);
    }
    const { manglerFra } = (await get('/mine-data')).json();
    expect(manglerFra).toEqual([failing]);
  });
});

/** Returns the distinct requests as method and path in the notation of the document. */
function described(requests: readonly Pick<SeenRequest, 'method' | 'url'>[]): string[] {
  const names = requests.map(({ method, url }) => {
    const path = url
      .replace(/^\/kilde/, '')
      .replace(/\?.*/, '')
      .replace(/\/[ADTMS]-\w+/, '/{}');
    return `${method} ${path.replace(/\{\w+\}/, '{}')}`;
  });
  return [...new Set(names)].toSorted();
}

function documented(): Pick<SeenRequest, 'method' | 'url'>[] {
  const { paths } = neighboursDocument() as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url })),
  );
}
