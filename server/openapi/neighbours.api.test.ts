import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CUSTOMER_SYSTEMS, INTEGRATION_SYSTEMS, MAIN_SYSTEMS, SYSTEMS } from '../../domain/systems.ts';
import { SOURCE_NAMES, type SourceName } from '../platform/config/source-names.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { type TestAuthority, testAuthority } from '../testing/certificates.ts';
import { TestCustomerSystem } from '../testing/customer-system.ts';
import { databases } from '../testing/databases.ts';
import { type Behaviour, type SeenRequest, TestSource } from '../testing/http-sources.ts';
import { answersStatus, hangsUp } from '../testing/misbehaviours.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { startTokenService, type TokenService } from '../testing/token-service.ts';
import { neighboursDocument } from './neighbours.ts';

const KARI = '01819021887';
/** Without messages, so that the bank's inbox is asked. */
const JONAS = '14860161339';
const ROOT = '/privat/forsikring';

/** What each of the customer's systems is asked. */
const ASKED: Readonly<Record<(typeof CUSTOMER_SYSTEMS)[number], string>> = {
  CUSTOMER: 'GET /kunde',
  TASKS: 'GET /oppgaver',
  MESSAGES: 'GET /kundekommunikasjon',
  RECOMMENDATIONS: 'GET /anbefalinger',
};

/** The lists of the API, and the systems that they come from. */
const LISTS: readonly [path: string, name: string, systems: readonly SourceName[]][] = [
  ['/avtaleoversikt/avtaler', 'avtaler', MAIN_SYSTEMS],
  ['/eikaintegrasjon/avtaler', 'avtaler', INTEGRATION_SYSTEMS],
  ['/avtaleoversikt/tilbud', 'tilbud', SYSTEMS],
  ['/dokumenter', 'dokumenter', SYSTEMS],
  ['/fakturaer', 'fakturaer', SYSTEMS],
  ['/skader', 'skader', SYSTEMS],
  ['/meldinger', 'meldinger', SYSTEMS],
];
/** What the customer's own systems are asked for by, and which of them. */
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
/** The customer's pages, and something that only the systems know, with who does. */
const PAGES: readonly [path: string, shows: string, system: SourceName][] = [
  ['/oversikt/', 'Forsikring i NICE', 'NICE'],
  ['/oversikt/forsikringsprofil', 'kari@bank.example', 'CUSTOMER'],
  ['/dokumenter', 'Dokument i PROLIFE', 'PROLIFE'],
  ['/betaling', 'KID-PARIS', 'PARIS'],
  ['/skadesaker', 'Skade i LOFAVOR', 'LOFAVOR'],
  ['/meldinger', 'Melding i NSF', 'NSF'],
  ['/oversikt/sikkerhet', 'Innlogginger nå', 'TASKS'],
];

describe.each(databases())('a bank whose every system is a service, on $name', ({ open }) => {
  const customers = new TestCustomerSystem();
  const sources = new Map<string, TestSource>();
  let authority: TestAuthority;
  let tokens: TokenService;
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    authority = await testAuthority();
    const [server, ours] = [await authority.certify('nice'), await authority.certify('portal')];
    for (const system of SYSTEMS) {
      const tls = { cert: server.cert, key: server.key, ca: authority.ca, requestCert: true };
      sources.set(system, new TestSource(system, system === 'NICE' ? tls : undefined));
    }
    await Promise.all([...sources.values(), customers].map((each) => each.open()));
    tokens = await startTokenService();
    const credentials = SOURCE_NAMES.map((name) => ({
      [`SOURCE_${name}_TOKEN_URL`]: tokens.url,
      [`SOURCE_${name}_CLIENT_ID`]: `portalen-${name}`,
      [`SOURCE_${name}_CLIENT_SECRET`]: 'hemmelig',
    }));
    portal = await openPortal(
      await open(),
      Object.assign(
        {
          ...customers.env,
          SOURCE_NICE_CLIENT_CERT: ours.certFile,
          SOURCE_NICE_CLIENT_KEY: ours.keyFile,
          SOURCE_NICE_CA: authority.caFile,
          SOURCE_BREAKER_FAILURES: '1000',
          SOURCE_TIMEOUT_MS: '10000',
          FIRST_PAGE_MS: '10000',
        },
        ...[...sources].map(([system, { url }]) => ({ [`SOURCE_${system}_URL`]: url })),
        ...credentials,
      ),
    );
    kari = await loggedIn(KARI);
  });
  afterAll(async () => {
    await portal.close();
    await Promise.all([...[...sources.values(), customers].map((each) => each.shut()), tokens.close()]);
    authority.remove();
  });
  beforeEach(() => {
    customers.reset();
    Object.assign(customers.of(KARI).kunde, {
      kontaktInformasjon: { epostAdresse: 'kari@bank.example', mobilNummer: '90000001' },
      kundeadresser: [{ isFolkreregistrert: true, postnummer: '0155' }],
      livKunde: { eksisterer: true },
    });
    for (const source of sources.values()) {
      source.reset();
      fill(source);
    }
  });

  async function loggedIn(ssn: string): Promise<TestBrowser> {
    const browser = portal.browser();
    await browser.logIn(ssn);
    return browser;
  }
  const sourceOf = (system: string): TestSource => {
    const source = sources.get(system);
    if (!source) throw new Error(`no source for ${system}`);
    return source;
  };
  const get = async (path: string, browser = kari) => await browser.call('GET', path);
  const page = async (path: string) => await kari.request(ROOT + path);
  function misbehave(name: SourceName, behaviour: Behaviour): void {
    const asked = Object.entries(ASKED).find(([system]) => system === name)?.[1];
    if (asked) customers.answers.set(asked, behaviour);
    else sourceOf(name).behaviour = behaviour;
  }

  test('the whole product works, over endpoints that are all described', async () => {
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
    for (const source of sources.values()) source.of(JONAS);
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
    expect((await page('/oversikt/forsikringsprofil')).body.includes('ny@bank.example')).toBe(true);

    expect(described(allRequests())).toEqual(described(documented()));
    for (const { headers } of allRequests()) {
      expect(headers.authorization).toMatch(/^Bearer token-\d+$/);
      expect([KARI, JONAS]).toContain(headers['x-personident']);
    }
    // One token for each system, for all customers and requests.
    expect(tokens.requests).toHaveLength(SOURCE_NAMES.length);
  });

  test('the store has nothing of theirs but that they logged in', async () => {
    for (const table of [
      'address',
      'agreement',
      'offer',
      'document',
      'invoice',
      'claim',
      'message',
      'own_change',
    ] as const) {
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

  test.each(SOURCE_NAMES)('without %s all else works, and what is missing is said', async (failing) => {
    for (const behaviour of [answersStatus(500), hangsUp]) {
      misbehave(failing, behaviour);
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

  function allRequests(): SeenRequest[] {
    return [...[...sources.values()].flatMap(({ requests }) => requests), ...customers.requests];
  }
});

/** Everything that a customer can have in a system. */
function fill(source: TestSource): void {
  const { system: systemSource } = source;
  const items = source.of(KARI);
  const agreement = { name: `Forsikring i ${systemSource}`, productType: 'BIL', systemSource };
  items.avtaler.push({ ...agreement, policyNumber: `A-${systemSource}`, monthlyPrice: 100 });
  items.tilbud.push({ ...agreement, policyNumber: `T-${systemSource}` });
  const dato = '2026-05-04';
  const key = (letter: string) => ({ systemSource, id: `${letter}-${systemSource}` });
  items.dokumenter.push({ ...key('D'), tittel: `Dokument i ${systemSource}`, type: 'VILKAAR', dato });
  items.fakturaer.push({
    ...key('F'),
    forfallsdato: '2099-12-15',
    belop: 462.5,
    status: 'KOMMENDE',
    kid: `KID-${systemSource}`,
  });
  items.skader.push({
    ...key('S'),
    skadenummer: `S-${systemSource}`,
    tittel: `Skade i ${systemSource}`,
    meldtDato: dato,
    status: 'MOTTATT',
  });
  const message = { ...key('M'), tittel: `Melding i ${systemSource}`, dato, lest: false };
  items.meldinger.push(message);
}

/** Returns the requests by method and path as a document names them, each once. */
function described(requests: readonly Pick<SeenRequest, 'method' | 'url'>[]): string[] {
  const names = requests.map(({ method, url }) => {
    const path = url
      .replace(/^\/kilde/, '')
      .replace(/\?.*/, '')
      .replace(/\/[ADTM]-\w+/, '/{}');
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
