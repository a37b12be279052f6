import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../testing/browser.ts';
import { TestCustomerSystem } from '../../testing/customer-system.ts';
import { databases, emptyDatabase } from '../../testing/databases.ts';
import { auditOf, expectProblem } from '../../testing/guarded-endpoints.ts';
import type { Behaviour } from '../../testing/http-sources.ts';
import {
  answersJson,
  answersStatus,
  answersText,
  cuts,
  hangs,
  hangsUp,
  overflows,
  redirectsTo,
} from '../../testing/misbehaviours.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const KARI = '01819021887';
const JONAS = '14860161339';
const PERSON = '/skadekunde/hent';
const CONTACT = '/skadekunde/kontaktinformasjon';

/** The ways in which the portal reads what lives in the bank's systems, and who answers each. */
const READS = [
  [PERSON, 'GET /kunde'],
  ['/liv/kunde/v1/kunde', 'GET /kunde'],
  ['/samtykke/reservasjon/hent', 'GET /kunde'],
  ['/adresse/kundeadresser', 'GET /kunde'],
  ['/oversikt/helseerklaering', 'GET /oppgaver'],
  ['/oversikt/aksepttilbud', 'GET /oppgaver'],
  ['/motor/oppgaver/motoroppgaver', 'GET /oppgaver'],
  ['/eikaintegrasjon/kundekommunikasjon', 'GET /kundekommunikasjon'],
  ['/nbo/produktanbefaling', 'GET /anbefalinger'],
] as const;

type Write = {
  method: 'PUT' | 'POST';
  path: string;
  body?: object;
  at: string;
  sends: unknown;
  records: string;
};
const WRITES: readonly Write[] = [
  {
    method: 'PUT',
    path: CONTACT,
    body: { mobilNummer: '+47 412 34 567' },
    at: 'PUT /kontaktinformasjon',
    sends: { mobilNummer: '41234567' },
    records: 'mobile-changed',
  },
  {
    method: 'POST',
    path: '/liv/kunde/v1/contactInfo',
    body: { epost: ' kari@example.no' },
    at: 'PUT /livkunde',
    sends: { epost: 'kari@example.no' },
    records: 'life-email-changed',
  },
  {
    method: 'POST',
    path: '/samtykke/oppdater',
    body: { marketingConsentApproved: true },
    at: 'PUT /samtykker',
    sends: { marketingConsent: 'AUTHORIZED' },
    records: 'marketing-consent-changed',
  },
  {
    method: 'POST',
    path: '/samtykke/reservasjon',
    body: { harReservasjon: true },
    at: 'PUT /reservasjon',
    sends: { hasReservasjon: true },
    records: 'reservation-changed',
  },
  {
    method: 'POST',
    path: '/adresse/oppdater',
    at: 'POST /adresse/oppdater',
    sends: null,
    records: 'address-refreshed',
  },
];

describe.each(databases())('the customer’s own data in the bank’s systems on $name', ({ open }) => {
  const system = new TestCustomerSystem();
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    await system.open();
    portal = await openPortal(await open(), {
      ...system.env,
      SOURCE_CUSTOMER_TOKEN: 'kundens-token',
      SOURCE_TIMEOUT_MS: '1000',
      SOURCE_BREAKER_FAILURES: '1000',
    });
  });
  afterAll(async () => {
    await portal.close();
    await system.shut();
  });
  beforeEach(async () => {
    system.reset();
    await emptyDatabase(portal.db);
    kari = await loggedIn(KARI);
  });

  async function loggedIn(ssn: string): Promise<TestBrowser> {
    const browser = portal.browser();
    await browser.logIn(ssn);
    return browser;
  }
  const get = (path: string) => kari.call('GET', path);
  const write = ({ method, path, body }: Pick<Write, 'method' | 'path' | 'body'>) =>
    kari.call(method, path, body);

  test('are what these say, each asked once with the customer in the header alone', async () => {
    Object.assign(system.of(KARI), {
      kunde: {
        ssn: KARI,
        navn: 'Kari Bank',
        niceKundenummer: 10210001,
        isLoMedlem: true,
        isBankkunde: null,
        kontaktInformasjon: { epostAdresse: 'kari@bank.example', mobilNummer: '90000001' },
        samtykker: { marketingConsent: 'AUTHORIZED' },
        kundeadresser: [
          { isFolkreregistrert: true, gatenavn: 'Storgata', gatenummer: 1, postnummer: '0155' },
        ],
        livKunde: { eksisterer: true, epost: 'liv@bank.example' },
        hasReservasjon: true,
        nytt: 'felt',
      },
      oppgaver: {
        helseerklaering: { antall: 2 },
        motoroppgaver: [{ oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Volvo', avtalenummer: '7' }],
      },
      kundekommunikasjon: { hasUlesteMeldinger: true },
      anbefalinger: {
        scores: [
          { nextBestOfferProdukt: 'BIL', score: 0.5 },
          { nextBestOfferProdukt: 'HUS', score: 1 },
        ],
      },
    });
    expect((await get(PERSON)).json()).toEqual({
      navn: 'Kari Bank',
      ssn: '018190*****',
      niceKundenummer: '10210001',
      isLoMedlem: true,
      isBankkunde: false,
      loginBankplassRegisterNummer: null,
      kontaktInformasjon: { epostAdresse: 'kari@bank.example', mobilNummer: '90000001' },
      samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
    });
    expect((await get('/liv/kunde/v1/kunde')).json()).toEqual({
      eksisterer: true,
      epost: 'liv@bank.example',
    });
    expect((await get('/samtykke/reservasjon/hent')).json()).toEqual({ hasReservasjon: true });
    expect((await get('/adresse/kundeadresser')).json()).toEqual({
      kundeadresser: [
        { isFolkreregistrert: true, gatenavn: 'Storgata', gatenummer: '1', postnummer: '0155' },
      ],
    });
    expect((await get('/oversikt/helseerklaering')).json()).toEqual({ antall: 2 });
    expect((await get('/oversikt/aksepttilbud')).json()).toEqual({ antall: 0 });
    expect((await get('/motor/oppgaver/motoroppgaver')).json().oppgaver).toHaveLength(1);
    expect((await get('/eikaintegrasjon/kundekommunikasjon')).json()).toEqual({ hasUlesteMeldinger: true });
    expect((await get('/nbo/produktanbefaling?produkt=BIL')).json().scores).toEqual([
      { nextBestOfferProdukt: 'HUS', score: 1 },
    ]);
    expect(system.requests.map(({ url }) => url)).toContain('/anbefalinger?produkt=BIL');
    for (const { url, headers } of system.requests) {
      expect(url).not.toContain(KARI);
      expect(headers['x-personident']).toBe(KARI);
      expect(headers.authorization).toBe(url === '/kunde' ? 'Bearer kundens-token' : undefined);
    }

    system.requests.length = 0;
    const page = await kari.request('/privat/forsikring/oversikt/forsikringsprofil');
    expect(page.body.includes('kari@bank.example')).toBe(true);
    expect(system.requests.filter(({ url }) => url === '/kunde')).toHaveLength(1);
  });

  test.each(WRITES)(
    '$path is written through, and recorded here',
    async ({ at, sends, records, ...call }) => {
      system.of(KARI).kunde.kundeadresser = [{ isFolkreregistrert: true, postnummer: '0155' }];
      const answer = await write(call);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(system.requests.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
        [at, sends],
      ]);
      expect(await auditOf(portal, KARI)).toEqual([records]);
      expect(await portal.db.selectFrom('own_change').selectAll().execute()).toEqual([]);
      expect(await portal.db.selectFrom('change_feed').selectAll().execute()).toEqual([]);
      if (call.path === CONTACT) {
        expect(answer.json()).toEqual({ mobilNummer: '41234567' });
        expect((await get(PERSON)).json().kontaktInformasjon).toEqual({ mobilNummer: '41234567' });
      }
    },
  );

  test('both consents at once are two activities', async () => {
    const body = { marketingConsentApproved: true, crossDomainConsentApproved: false };
    expect((await kari.call('POST', '/samtykke/oppdater', body)).json()).toEqual({
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
    });
    expect(await auditOf(portal, KARI)).toEqual([
      'cross-domain-consent-changed',
      'marketing-consent-changed',
    ]);
  });

  const refuses =
    (status: number, body: unknown): Behaviour =>
    (_request, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify(body));

  test.each([
    [WRITES[0], 400, { code: 'UGYLDIG_MOBILNR' }, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig.'],
    [
      WRITES[1],
      400,
      { code: 'UGYLDIG_MAILADRESSE' },
      'UGYLDIG_MAILADRESSE',
      'E-postadressen er ikke gyldig.',
    ],
    [WRITES[0], 400, { code: 'ANNET', detail: '<b>01819021887' }, undefined, /ikke tatt imot/],
    [WRITES[2], 400, null, undefined, /ikke tatt imot/],
    [WRITES[0], 409, {}, undefined, /ikke kundenummer hos oss/],
    [WRITES[1], 409, {}, undefined, 'Du er ikke registrert som kunde hos livselskapet.'],
    [WRITES[3], 409, {}, undefined, /ikke tatt imot/],
    [WRITES[4], 409, {}, undefined, 'Vi har ingen folkeregistrert adresse på deg.'],
  ] as const)(
    'what the system refuses is said in our words: %j %i %j',
    async (call, status, body, code, detail) => {
      if (!call) throw new Error('no such call');
      system.answers.set(call.at, refuses(status, body));
      const answer = await write(call);
      expectProblem(answer, status, code);
      expect(answer.json().detail).toEqual(
        typeof detail === 'string' ? detail : expect.stringMatching(detail),
      );
      expect(await auditOf(portal, KARI)).toEqual([]);
    },
  );

  test('what does not hold is refused before the system is asked', async () => {
    expectProblem(await kari.call('PUT', CONTACT, { epostAdresse: 'ingen' }), 400, 'UGYLDIG_MAILADRESSE');
    expect(system.requests).toEqual([]);
  });

  /** Does what it was asked, and its answer is lost. */
  const doesAnd =
    (loses: Behaviour): Behaviour =>
    (request, response) => {
      system.of(KARI).kunde.kontaktInformasjon = { mobilNummer: '41234567' };
      loses(request, response);
    };

  test.each<[string, Behaviour]>([
    ['breaks off', hangsUp],
    ['breaks off in the middle', cuts],
    ['never comes', hangs],
    ['is a failure', answersStatus(500)],
    ['is no JSON', answersText('lagret')],
    ['is HTML', answersText('<p>lagret', { 'content-type': 'text/html' })],
    ['says nothing of what was changed', answersJson({})],
    ['is a list', answersJson([])],
    ['has another form', answersJson({ mobilNummer: { nummer: '41234567' } })],
    ['is no end of', overflows],
    ['is not yet done', answersStatus(202)],
  ])('an answer that %s is never called saved, and the next read tells the truth', async (_, loses) => {
    system.answers.set('PUT /kontaktinformasjon', doesAnd(loses));
    expectProblem(await kari.call('PUT', CONTACT, { mobilNummer: '41234567' }), 502, 'UKJENT');
    expect(await auditOf(portal, KARI)).toEqual(['change-unclear']);
    expect(system.requests).toHaveLength(1);
    expect((await get(PERSON)).json().kontaktInformasjon).toEqual({ mobilNummer: '41234567' });
  });

  test.each<[string, Behaviour]>([
    ['refuses us', answersStatus(403)],
    ['does not know it', answersStatus(404)],
    ['points elsewhere', redirectsTo('http://127.0.0.1:1/')],
  ])('a system that %s has not done it', async (_, behaviour) => {
    system.answers.set('PUT /kontaktinformasjon', behaviour);
    expectProblem(await kari.call('PUT', CONTACT, { mobilNummer: '41234567' }), 503);
    expect(await auditOf(portal, KARI)).toEqual([]);
  });

  test.each<[string | undefined, string]>([
    ['17', '17'],
    [undefined, '5'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', '5'],
    ['999999', '5'],
  ])('one that is busy (Retry-After: %s) is asked again when it says, or soon', async (retryAfter, told) => {
    const busy: Behaviour = (_request, response) =>
      void response.writeHead(429, retryAfter ? { 'retry-after': retryAfter } : {}).end();
    system.answers.set('PUT /kontaktinformasjon', busy);
    system.answers.set('GET /kunde', busy);
    for (const answer of [await kari.call('PUT', CONTACT, { mobilNummer: '41234567' }), await get(PERSON)]) {
      expectProblem(answer, 503);
      expect(answer.headers['retry-after']).toBe(told);
    }
    expect(await auditOf(portal, KARI)).toEqual([]);
  });

  test.each<[string, Behaviour, number]>([
    ['is another customer', answersJson({ ssn: JONAS, navn: 'Jonas Bakken' }), 502],
    ['names nobody', answersJson({ navn: 'Kari Nordmann' }), 502],
    ['is half a customer', answersJson({ ssn: KARI }), 502],
    ['breaks off', answersText(`{"ssn":"${KARI}","navn":"Ka`), 502],
    [
      'has consents that nobody can read',
      answersJson({ ssn: KARI, navn: 'Kari', samtykker: { marketingConsent: 'JA' } }),
      502,
    ],
    ['is a list', answersJson([]), 502],
    ['is HTML', answersText('<p>Kari', { 'content-type': 'text/html' }), 502],
    ['is not there', answersStatus(404), 503],
    ['is in conflict', answersStatus(409), 503],
    ['is a failure', answersStatus(500), 503],
    ['never comes', hangs, 503],
  ])('of an answer that %s nothing is shown, and the insurances are', async (_, behaviour, status) => {
    system.answers.set('GET /kunde', behaviour);
    const answer = await get(PERSON);
    expectProblem(answer, status);
    expect(answer.body).not.toContain('Jonas');
    expectProblem(await get('/adresse/kundeadresser'), status);
    expect((await get('/avtaleoversikt/avtaler')).statusCode).toBe(200);
    expect((await kari.request('/privat/forsikring/oversikt/')).statusCode).toBe(200);
  });

  test('a field that breaks a rule costs itself alone', async () => {
    const kundeadresser = [{ postnummer: '0155' }, { gatenavn: 'Uten nummer' }];
    const kontaktInformasjon = { epostAdresse: ['a'], mobilNummer: '90000001' };
    system.answers.set(
      'GET /kunde',
      answersJson({ ssn: KARI, navn: 'Kari', kontaktInformasjon, kundeadresser }),
    );
    expect((await get(PERSON)).json().kontaktInformasjon).toEqual({ mobilNummer: '90000001' });
    expect((await get('/adresse/kundeadresser')).json().kundeadresser).toHaveLength(1);
    const metrics = (await portal.app.inject('/internal/metrics')).body;
    expect(metrics).toMatch(/source_errors_total\{system="CUSTOMER",kind="bad-field"\} [1-9]/);
  });

  test.each([
    ['GET /oppgaver', { motoroppgaver: [{ oppgavetype: 'X' }] }],
    ['GET /oppgaver', { helseerklaering: { antall: -1 } }],
    ['GET /kundekommunikasjon', {}],
    ['GET /anbefalinger', { scores: [{ nextBestOfferProdukt: 'BIL' }] }],
  ])('%s with %j is never taken for none', async (at, body) => {
    system.answers.set(at, answersJson(body));
    for (const [path] of READS.filter(([, from]) => from === at)) expectProblem(await get(path), 502);
  });

  test.each(['GET /kunde', 'GET /oppgaver', 'GET /kundekommunikasjon', 'GET /anbefalinger'])(
    'without %s the others answer',
    async (at) => {
      system.answers.set(at, answersStatus(500));
      for (const [path, from] of READS) {
        expect([path, (await get(path)).statusCode]).toEqual([path, from === at ? 503 : 200]);
      }
      const data = (await get('/mine-data')).json();
      const names: Record<string, string> = {
        'GET /kunde': 'CUSTOMER',
        'GET /oppgaver': 'TASKS',
        'GET /kundekommunikasjon': 'MESSAGES',
        'GET /anbefalinger': 'RECOMMENDATIONS',
      };
      expect([data.ssn, data.systemSourceError, data.manglerFra]).toEqual([KARI, true, [names[at]]]);
    },
  );

  test('the data to take along are those of the systems', async () => {
    system.of(KARI).kunde.kontaktInformasjon = { epostAdresse: 'kari@bank.example' };
    system.of(KARI).oppgaver = { helseerklaering: { antall: 2 } };
    expect((await get('/mine-data')).json()).toMatchObject({
      ssn: KARI,
      navn: 'Kari Nordmann',
      kontaktInformasjon: { epostAdresse: 'kari@bank.example' },
      oppgaver: { helseerklaering: { antall: 2 } },
      systemSourceError: false,
    });
  });

  test('objects may come under their names, as lists do', async () => {
    system.answers.set('GET /oppgaver', answersJson({ oppgaver: { helseerklaering: { antall: 3 } } }));
    expect((await get('/oversikt/helseerklaering')).json()).toEqual({ antall: 3 });
  });
});
