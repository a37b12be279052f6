import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
const JONAS = '14860161339';
const PAGE = { page: '/privat/forsikring/oversikt/' };

type Name = keyof typeof api;
type Case = { path?: () => Promise<string>; body?: object; records: string | readonly string[] };

describe.each(databases())('endpoints that change or download data, on $name', ({ open }) => {
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  beforeEach(async () => {
    await portal.db.deleteFrom('shared_state').execute();
    kari = await portal.loggedIn(KARI);
    await portal.db.deleteFrom('audit').execute();
  });
  afterAll(() => portal.close());

  const get = async (path: string) => (await kari.call('GET', path)).json();

  /** Returns the id of an invitation that Kari has got. */
  async function invitationOfKari(): Promise<string> {
    const jonas = await portal.loggedIn(JONAS);
    const sent = await jonas.call('POST', '/deling', { ssn: KARI, omfang: ['FORSIKRINGER'], dager: 30 });
    await portal.db.deleteFrom('audit').execute();
    return sent.json().id;
  }

  async function loginFromNewDevice(id: string): Promise<void> {
    const { id: customer_id } = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', KARI)
      .executeTakeFirstOrThrow();
    const place = { device: '{}', distributor: 'fremtind', login: null };
    const row = { id, customer_id, action: 'logged-in-from-new-device', at: Date.now(), ...place };
    await portal.db.insertInto('audit').values(row).execute();
  }

  const CASES: Partial<Record<Name, Case>> = {
    'POST /auth/logout': { body: {}, records: 'logged-out' },
    'PUT /skadekunde/kontaktinformasjon': {
      body: { epostAdresse: 'kari.ny@example.com' },
      records: 'email-changed',
    },
    'POST /liv/kunde/v1/contactInfo': {
      body: { epost: 'kari.ny@example.com' },
      records: 'life-email-changed',
    },
    'POST /adresse/oppdater': {
      async path() {
        const { id } = await portal.db
          .selectFrom('customer')
          .select('id')
          .where('ssn', '=', KARI)
          .executeTakeFirstOrThrow();
        const nothing = { street: null, house_number: null, house_letter: null, farm_number: null };
        const second = { customer_id: id, position: 1, is_registered: 1 as const, postcode: '0150' };
        await portal.db
          .insertInto('address')
          .values({ ...nothing, ...second, title_number: null })
          .execute();
        return '/adresse/oppdater';
      },
      records: 'address-refreshed',
    },
    'POST /samtykke/oppdater': {
      body: { crossDomainConsentApproved: true },
      records: 'cross-domain-consent-changed',
    },
    'POST /samtykke/reservasjon': { body: { harReservasjon: true }, records: 'reservation-changed' },
    'DELETE /avtaleoversikt/tilbud/:avtaleNummer': {
      async path() {
        const { tilbud } = await get('/avtaleoversikt/tilbud');
        return `/avtaleoversikt/tilbud/${tilbud[0].policyNumber}?systemSource=${tilbud[0].systemSource}`;
      },
      records: 'offer-deleted',
    },
    'PUT /meldinger/:systemSource/:id/lest': {
      async path() {
        const { meldinger } = await get('/meldinger');
        const { systemSource, id } = meldinger.find(({ lest }: { lest?: boolean }) => !lest);
        return `/meldinger/${systemSource}/${id}/lest`;
      },
      records: 'message-read',
    },
    'POST /feedback/': {
      body: { ...PAGE, feedbackValue: '5' },
      records: 'feedback-given',
    },
    'POST /feedback/oppfolging': {
      body: { ...PAGE, answers: [{ question: 'Hva?', answer: 'Alt' }] },
      records: 'feedback-given',
    },
    'POST /feedback/kontakt': { body: { ...PAGE, email: 'kari@example.com' }, records: 'feedback-given' },
    'POST /jumpsst/': { records: 'claims-jump-started' },
    'POST /lenke': {
      body: { url: 'https://dokumenter.eksempel.no/vilkar.pdf' },
      records: 'short-link-issued',
    },
    'DELETE /sikkerhet/okter': {
      async path() {
        await portal.browser().logIn(KARI);
        await portal.db.deleteFrom('audit').execute();
        return '/sikkerhet/okter';
      },
      records: 'session-ended',
    },
    'DELETE /sikkerhet/okter/:id': {
      async path() {
        await portal.browser().logIn(KARI);
        await portal.db.deleteFrom('audit').execute();
        const { okter } = await get('/sikkerhet/okter');
        return `/sikkerhet/okter/${okter[1].id}`;
      },
      records: 'session-ended',
    },
    'POST /sikkerhet/ikke-meg': {
      async path() {
        await loginFromNewDevice('strange');
        return '/sikkerhet/ikke-meg';
      },
      body: { aktivitet: 'strange' },
      records: ['logged-in-from-new-device', 'login-disowned', 'session-ended'],
    },
    'GET /skadekunde/fodselsnummer': { records: 'national-id-shown' },
    'GET /dokumenter/:systemSource/:id': {
      async path() {
        const { dokumenter } = await get('/dokumenter');
        return `/dokumenter/${dokumenter[0].systemSource}/${dokumenter[0].id}`;
      },
      records: 'document-opened',
    },
    'GET /bekreftelser/:systemSource/:policyNumber': {
      async path() {
        const { avtaler } = await get('/avtaleoversikt/avtaler');
        return `/bekreftelser/${avtaler[0].systemSource}/${avtaler[0].policyNumber}`;
      },
      records: 'confirmation-fetched',
    },
    'GET /kalender': { records: 'calendar-fetched' },
    'GET /mine-data': { records: 'data-fetched' },
    'GET /mine-data.pdf': { records: 'data-fetched' },
    'POST /mine-data/sletting': { records: 'deletion-requested' },
    'POST /deling': {
      body: { ssn: JONAS, omfang: ['FORSIKRINGER'], dager: 30 },
      records: 'sharing-given',
    },
    'POST /deling/:id/godta': {
      path: async () => `/deling/${await invitationOfKari()}/godta`,
      records: 'sharing-accepted',
    },
    'DELETE /deling/:id': {
      path: async () => `/deling/${await invitationOfKari()}`,
      records: 'sharing-ended',
    },
    'DELETE /mine-data/sletting': {
      async path() {
        await kari.call('POST', '/mine-data/sletting');
        await portal.db.deleteFrom('audit').execute();
        return '/mine-data/sletting';
      },
      records: 'deletion-withdrawn',
    },
  };
  /**
   * The first only extends the session, as every request of the customer does. The second is called by others, so its
   * record has no device. The third takes a file: server/claims/files.api.test.ts.
   */
  const NOT_RECORDED: readonly Name[] = [
    'POST /auth/forleng-sesjon',
    'POST /kontroll',
    'POST /skader/:systemSource/:id/vedlegg',
  ];

  test('are all covered by this test', () => {
    const wanted = Object.entries<Endpoint>(api)
      .filter(([name, { file }]) => file || !name.startsWith('GET '))
      .map(([name]) => name as Name)
      .filter((name) => !NOT_RECORDED.includes(name));
    const missing = wanted.filter((name) => !CASES[name]);
    expect(missing, 'add each to CASES or NOT_RECORDED of this file').toEqual([]);
  });

  test.each(Object.entries(CASES))('record the activity of %s', async (name, { path, body, records }) => {
    const [method = '', declared = ''] = name.split(' ');
    const address = path ? await path() : declared;
    const answer = await kari.call(method as 'POST', address, body);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(300);
    const rows = await portal.db
      .selectFrom('audit')
      .orderBy('action')
      .innerJoin('customer', 'customer.id', 'audit.customer_id')
      .select(['action', 'device', 'distributor', 'ssn'])
      .where('ssn', '=', KARI)
      .execute();
    expect(rows.map((row) => ({ ...row }))).toEqual(
      [records].flat().map((action) => ({
        action,
        device: expect.any(String),
        distributor: 'fremtind',
        ssn: KARI,
      })),
    );
  });
});
