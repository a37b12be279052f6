import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { expectProblem } from '../../testing/guarded-endpoints.ts';
import type { Behaviour } from '../../testing/http-sources.ts';
import { answersJson, answersStatus, answersText, hangs } from '../../testing/misbehaviours.ts';
import { KARI, PERSON, portalOfCustomerSystem } from '../../testing/portal-of-customer-system.ts';

const JONAS = '14860161339';

/** The portal's endpoints that read from the bank's systems, and the request that each of them sends. */
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

describe.each(databases())('reading the customer’s own data from the bank’s systems on $name', ({ open }) => {
  const { system, portal, kari, get } = portalOfCustomerSystem(open);

  test('returns their data, each requested once with the customer only in the header', async () => {
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
    const page = await kari().request('/privat/forsikring/oversikt/forsikringsprofil');
    expect(page.body.includes('kari@bank.example')).toBe(true);
    expect(system.requests.filter(({ url }) => url === '/kunde')).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['ssn', { ssn: JONAS, navn: 'Jonas Bakken' }],
    ['samtykker', { ssn: KARI, navn: 'Kari', samtykker: { marketingConsent: 'JA' } }],
  ])('names the field %s behind an unusable customer', async (field, answer) => {
    system.answers.set('GET /kunde', answersJson(answer));
    await get(PERSON);
    const metrics = (await portal().app.inject('/internal/metrics')).body;
    expect(metrics).toContain(`{system="CUSTOMER",list="kunde",field="${field}"}`);
  });

  test.each<[string, Behaviour, number]>([
    ['is another customer', answersJson({ ssn: JONAS, navn: 'Jonas Bakken' }), 502],
    ['names no customer', answersJson({ navn: 'Kari Nordmann' }), 502],
    ['is only a part of a customer', answersJson({ ssn: KARI }), 502],
    ['breaks off', answersText(`{"ssn":"${KARI}","navn":"Ka`), 502],
    [
      'has unreadable consents',
      answersJson({ ssn: KARI, navn: 'Kari', samtykker: { marketingConsent: 'JA' } }),
      502,
    ],
    ['has an unreadable membership', answersJson({ ssn: KARI, navn: 'Kari', isLoMedlem: 'nei' }), 502],
    ['has an unreadable bank', answersJson({ ssn: KARI, navn: 'Kari', isBankkunde: 'ja' }), 502],
    [
      'has an unreadable number of the bank',
      answersJson({ ssn: KARI, navn: 'Kari', loginBankplassRegisterNummer: ['2050'] }),
      502,
    ],
    ['is a list', answersJson([]), 502],
    ['is HTML', answersText('<p>Kari', { 'content-type': 'text/html' }), 502],
    ['is 404', answersStatus(404), 503],
    ['is 409', answersStatus(409), 503],
    ['is 500', answersStatus(500), 503],
    ['never arrives', hangs, 503],
  ])('shows nothing of a response that %s, but shows the insurances', async (_, behaviour, status) => {
    system.answers.set('GET /kunde', behaviour);
    const answer = await get(PERSON);
    expectProblem(answer, status);
    expect(answer.body).not.toContain('Jonas');
    expectProblem(await get('/adresse/kundeadresser'), status);
    expect((await get('/avtaleoversikt/avtaler')).statusCode).toBe(200);
    expect((await kari().request('/privat/forsikring/oversikt/')).statusCode).toBe(200);
  });

  test('says on the profile page, also without scripts, that the system does not answer', async () => {
    system.answers.set('GET /kunde', answersStatus(500));
    const { body } = await kari().request('/privat/forsikring/oversikt/forsikringsprofil');
    expect(body).toContain('Vi får ikke tak i opplysningene dine akkurat nå.');
    expect(body).toContain('Akkurat nå får vi ikke vist hvordan du får dokumentene dine.');
    expect(body).not.toContain('Henter opplysningene dine');
  });

  test('has no data of a customer whom the system does not know, but the name of the login', async () => {
    system.answers.set('GET /kunde', answersStatus(404, '{"code":"UKJENT_KUNDE"}'));
    await portal().db.updateTable('customer').set({ name: 'Kari Login' }).where('ssn', '=', KARI).execute();
    const person = (await get(PERSON)).json();
    expect(person).toMatchObject({ navn: 'Kari Login', kontaktInformasjon: {}, ukjent: true });
    expect((await get('/liv/kunde/v1/kunde')).json()).toEqual({ eksisterer: false });
    expect((await get('/adresse/kundeadresser')).json()).toEqual({ kundeadresser: [] });
    expectProblem(await get('/samtykke/reservasjon/hent'), 404, 'UKJENT_KUNDE');
    const data = (await get('/mine-data')).json();
    expect(data).toMatchObject({ ssn: KARI, navn: 'Kari Login', systemSourceError: false });
    for (const field of ['hasReservasjon', 'samtykker', 'isBankkunde', 'ukjent'])
      expect(data).not.toHaveProperty(field);
  });

  test('leaves out only invalid fields', async () => {
    const kundeadresser = [{ postnummer: '0155' }, { gatenavn: 'Uten nummer' }];
    const kontaktInformasjon = { epostAdresse: ['a'], mobilNummer: '90000001' };
    system.answers.set(
      'GET /kunde',
      answersJson({ ssn: KARI, navn: 'Kari', kontaktInformasjon, kundeadresser }),
    );
    expect((await get(PERSON)).json().kontaktInformasjon).toEqual({ mobilNummer: '90000001' });
    expect((await get('/adresse/kundeadresser')).json().kundeadresser).toHaveLength(1);
    const metrics = (await portal().app.inject('/internal/metrics')).body;
    expect(metrics).toMatch(/source_errors_total\{system="CUSTOMER",kind="bad-field"\} [1-9]/);
    for (const field of ['kontaktInformasjon.epostAdresse', 'kundeadresser'])
      expect(metrics).toContain(`{system="CUSTOMER",list="kunde",field="${field}"}`);
  });

  test.each([
    ['GET /oppgaver', { motoroppgaver: [{ oppgavetype: 'X' }] }],
    ['GET /oppgaver', { helseerklaering: { antall: -1 } }],
    ['GET /kundekommunikasjon', {}],
    ['GET /anbefalinger', { scores: [{ nextBestOfferProdukt: 'BIL' }] }],
  ])('does not treat %s with %j as empty', async (at, body) => {
    system.answers.set(at, answersJson(body));
    for (const [path] of READS.filter(([, from]) => from === at)) expectProblem(await get(path), 502);
  });

  test.each(['GET /kunde', 'GET /oppgaver', 'GET /kundekommunikasjon', 'GET /anbefalinger'])(
    'works for the other systems when %s fails',
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

  test('has the data of the systems in the data export', async () => {
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

  test('asks each system once for a data export', async () => {
    await get('/mine-data');
    const customerUrls = ['/anbefalinger', '/kunde', '/kundekommunikasjon', '/oppgaver'];
    expect(system.requests.map(({ url }) => url).toSorted()).toEqual(customerUrls);
  });

  test('accepts objects under their names, like lists', async () => {
    system.answers.set('GET /oppgaver', answersJson({ oppgaver: { helseerklaering: { antall: 3 } } }));
    expect((await get('/oversikt/helseerklaering')).json()).toEqual({ antall: 3 });
  });
});
