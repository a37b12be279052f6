import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoPortfolio } from '../../commands/portfolio/demo.ts';
import { importPortfolio } from '../../commands/portfolio/import.ts';
import { api } from '../../contract/api.ts';
import { type Endpoint, type OnBehalfRule, onBehalfRule } from '../../contract/endpoint.ts';
import { addDays } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { API_PATH } from '../../domain/paths.ts';
import { SHARING_SCOPES, type SharingScope } from '../../domain/sharing.ts';
import { valkeyState } from '../platform/state/valkey-state.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { type DescribedEndpoint, endpointsOf, fetchDocument } from '../testing/contract-check.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { rightValue } from '../testing/odd-texts.ts';
import { ownValkey } from '../testing/own-valkey.ts';
import { openDemoPortal, openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';
import {
  CLOSED_STATES,
  customerId,
  JONAS,
  KARI,
  SCOPE_LISTS,
  storeClosed,
  storeSharing,
  TOR,
} from '../testing/sharings.ts';

const HEADER = 'x-kfp-vegne-av';
const TODAY = osloDate(Date.now());
const LOOK_MS = 10 * 60_000;

/** Fields of claims and bills that name documents. */
const NAMES_OF_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'GET /skader': ['dokumentIder', 'dokumentId', 'side'],
  'GET /fakturaer': ['dokumentId'],
};

/**
 * What every endpoint does on behalf of another customer: a scope reads the giver's data, `own` is the receiver's as
 * always, `refused` is 403 KUN_INNSYN, `hidden` is 404. A new endpoint needs a line here.
 */
const RULES: Readonly<Record<keyof typeof api, OnBehalfRule>> = {
  'GET /avtaleoversikt/avtaler': 'FORSIKRINGER',
  'GET /avtaleoversikt/avtaler/:systemSource/:policyNumber': 'FORSIKRINGER',
  'GET /eikaintegrasjon/avtaler': 'FORSIKRINGER',
  'GET /dokumenter': 'DOKUMENTER',
  'GET /dokumenter/:systemSource/:id': 'DOKUMENTER',
  'GET /skader': 'SKADER',
  'GET /fakturaer': 'FAKTURA',

  'GET /auth/session-status': 'own',
  'GET /auth/login': 'own',
  'GET /auth/client-context': 'own',
  'GET /auth/bankkontakt': 'hidden',
  'POST /auth/forleng-sesjon': 'own',
  'POST /auth/logout': 'own',
  'POST /feedback/': 'own',
  'POST /feedback/oppfolging': 'own',
  'POST /feedback/kontakt': 'own',
  'POST /kontroll': 'own',

  'POST /skader/:systemSource/:id/vedlegg': 'refused',
  'PUT /skadekunde/kontaktinformasjon': 'refused',
  'POST /liv/kunde/v1/contactInfo': 'refused',
  'POST /adresse/oppdater': 'refused',
  'POST /samtykke/oppdater': 'refused',
  'POST /samtykke/reservasjon': 'refused',
  'DELETE /avtaleoversikt/tilbud/:avtaleNummer': 'refused',
  'PUT /meldinger/:systemSource/:id/lest': 'refused',
  'GET /bekreftelser/:systemSource/:policyNumber': 'refused',
  'POST /jumpsst/': 'refused',
  'POST /lenke': 'refused',
  'DELETE /sikkerhet/okter': 'refused',
  'POST /sikkerhet/ikke-meg': 'refused',
  'DELETE /sikkerhet/okter/:id': 'refused',
  'POST /mine-data/sletting': 'refused',
  'DELETE /mine-data/sletting': 'refused',
  'POST /deling': 'refused',
  'POST /deling/:id/godta': 'refused',
  'DELETE /deling/:id': 'refused',

  'GET /deling': 'hidden',
  'GET /skadekunde/hent': 'hidden',
  'GET /skadekunde/fodselsnummer': 'hidden',
  'GET /liv/kunde/v1/kunde': 'hidden',
  'GET /adresse/kundeadresser': 'hidden',
  'GET /adresse/postnummer': 'hidden',
  'GET /samtykke/tekster': 'hidden',
  'GET /samtykke/reservasjon/hent': 'hidden',
  'GET /avtaleoversikt/sammendrag': 'hidden',
  'GET /avtaleoversikt/tilbud': 'hidden',
  'GET /avtaleoversikt/tilbud/antall': 'hidden',
  'GET /avtaleoversikt/tilbud/dagenspriser': 'hidden',
  'GET /avtaleoversikt/tilbud/sammenligning': 'hidden',
  'GET /eikaintegrasjon/kundekommunikasjon': 'hidden',
  'GET /oversikt/helseerklaering': 'hidden',
  'GET /oversikt/aksepttilbud': 'hidden',
  'GET /motor/oppgaver/motoroppgaver': 'hidden',
  'GET /nbo/produktanbefaling': 'hidden',
  'GET /analyse/tracking-id': 'own',
  'GET /meldinger': 'hidden',
  'GET /meldinger/uleste': 'hidden',
  'GET /kalender': 'hidden',
  'GET /dekning': 'hidden',
  'GET /sikkerhet/okter': 'hidden',
  'GET /sikkerhet/aktivitet': 'hidden',
  'GET /mine-data': 'hidden',
  'GET /mine-data.pdf': 'hidden',
  'GET /mine-data/status': 'hidden',
};

/** Logging out ends the browser's session, and a new login begins another one: separate tests. */
const ENDS_SESSION = ['POST /auth/logout', 'GET /auth/login'];
const ENDPOINTS = Object.entries<Endpoint>(api)
  .filter(([name]) => !ENDS_SESSION.includes(name))
  .map(([name, endpoint]) => ({ name, rule: onBehalfRule(name, endpoint), file: endpoint.file }));

type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object };

test('every endpoint has its rule', () => {
  const rules = Object.entries<Endpoint>(api).map(([name, each]) => [name, onBehalfRule(name, each)]);
  expect(Object.fromEntries(rules), 'each endpoint has a line in RULES of this file').toEqual(RULES);
});

describe.each(databases())('on behalf of another customer on $name', ({ open }) => {
  let portal: TestPortal;
  let described: DescribedEndpoint[];
  /** the items that the paths of readable endpoints name */
  let ofKari: Readonly<Record<string, string>>;
  let session: FastifyRequest['session'] = null;

  /** Adds a page that consists of one answer. */
  async function probe(app: FastifyInstance): Promise<void> {
    app.get<{ Params: { '*': string }; Querystring: { vegneAv?: string } }>('/probe/*', (request, reply) => {
      request.session = session;
      request.sharingId = request.query.vegneAv ?? null;
      return app.answerInPage(request, reply, `/${request.params['*']}`, {});
    });
  }

  beforeAll(async () => {
    const env = { REQUESTS_PER_MINUTE: '1000000', SESSION_REQUESTS_PER_MINUTE: '1000000' };
    portal = await openDemoPortal(open, env, { additions: [probe] });
    described = endpointsOf(await fetchDocument(portal.app));
    const kari = await portal.loggedIn(KARI);
    const { avtaler } = (await kari.call('GET', '/avtaleoversikt/avtaler')).json();
    const documents: { type: string; systemSource: string; id: string }[] = (
      await kari.call('GET', '/dokumenter')
    ).json().dokumenter;
    const document = documents.find(({ type }) => type !== 'FAKTURA');
    const policy = `${avtaler[0].systemSource}/${avtaler[0].policyNumber}`;
    ofKari = {
      'GET /avtaleoversikt/avtaler/:systemSource/:policyNumber': `/avtaleoversikt/avtaler/${policy}`,
      'GET /bekreftelser/:systemSource/:policyNumber': `/bekreftelser/${policy}`,
      'GET /dokumenter/:systemSource/:id': `/dokumenter/${document?.systemSource}/${document?.id}`,
    };
  });
  restoreRowsBeforeEach(() => portal.db);
  beforeEach(async () => {
    await portal.db.deleteFrom('shared_state').execute();
  });
  afterAll(() => portal.close());

  const idOf = (ssn: string) => customerId(portal, ssn);
  const share = (scopes: readonly SharingScope[]) => storeSharing(portal, JONAS, scopes);

  /** Returns a valid call of an endpoint, from its description. */
  function callOf(name: string): Call {
    const [method = '', path = ''] = name.split(' ');
    const endpoint = described.find(
      (each) => each.name === `${method} ${API_PATH}${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    const { parameters = [], requestBody } = endpoint?.operation ?? {};
    const fitting = (schema: object) =>
      'format' in schema && schema.format === 'uuid'
        ? crypto.randomUUID()
        : String(rightValue({ ...schema }));
    const filled = parameters
      .filter((each) => each.in === 'path')
      .reduce((url, each) => url.replace(`:${each.name}`, fitting(each.schema)), path);
    const query = parameters.filter((each) => each.in === 'query' && each.required);
    const search = new URLSearchParams(query.map(({ name: key, schema }) => [key, fitting(schema)]));
    const [content] = Object.values(requestBody?.content ?? {});
    return {
      method: method as 'GET',
      path: (ofKari[name] ?? filled) + (query.length > 0 ? `?${search}` : ''),
      ...(content && { body: bodyOf(name, content.schema) }),
    };
  }

  const send = async (browser: TestBrowser, { method, path, body }: Call, sharing: string) =>
    await browser.call(method, path, body, { [HEADER]: sharing });

  /** Returns the expected status of an endpoint with an active sharing. */
  function statusOf(rule: OnBehalfRule, scopes: readonly SharingScope[]): number {
    if (rule === 'refused') return 403;
    if (rule === 'hidden') return 404;
    return rule === 'own' || scopes.includes(rule) ? 200 : 404;
  }

  test.each(SCOPE_LISTS.map((scopes) => ({ scopes })))(
    'every endpoint keeps to $scopes',
    async ({ scopes }) => {
      const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
      const id = await share(scopes);
      for (const { name, rule } of ENDPOINTS) {
        const call = callOf(name);
        const answer = await send(jonas, call, id);
        const status = statusOf(rule, scopes);
        const given = answer.statusCode < 300 ? 200 : answer.statusCode;
        expect([name, given], answer.body.slice(0, 300)).toEqual([name, status]);
        if (status === 403) expectProblem(answer, 403, 'KUN_INNSYN');
        if (status === 404) expectProblem(answer, 404);
        // Some documents also depend on the scopes of bills and claims.
        const hasAll = scopes.includes('FAKTURA') && scopes.includes('SKADER');
        const isPartial = name === 'GET /dokumenter' && !hasAll;
        if (status !== 200 || rule === 'own' || isPartial) continue;
        const own = await kari.call(call.method, call.path);
        // The address of a complaint is the giver's own, and documents are named only where they are shared.
        const hidden = [
          ...(name === 'GET /skader' ? ['klageUrl'] : []),
          ...(scopes.includes('DOKUMENTER') ? [] : (NAMES_OF_DOCUMENTS[name] ?? [])),
        ];
        if (hidden.length > 0) {
          for (const field of hidden) expect(own.body).toContain(`"${field}":`);
          const shared = JSON.parse(own.body, (key, value) => (hidden.includes(key) ? undefined : value));
          expect([name, answer.json()]).toEqual([name, shared]);
          continue;
        }
        expect([name, answer.rawPayload.equals(own.rawPayload)]).toEqual([name, true]);
      }
    },
  );

  /** Checks that all endpoints give the same answer for each id, and that no look is recorded. */
  async function expectClosed(ids: readonly string[]): Promise<void> {
    const jonas = await portal.loggedIn(JONAS);
    const answers = new Set<string>();
    const expectAllClosed = async (id: string): Promise<void> => {
      for (const { name, rule } of ENDPOINTS) {
        const answer = await send(jonas, callOf(name), id);
        if (rule === 'own') {
          expect([name, answer.statusCode < 300]).toEqual([name, true]);
          continue;
        }
        expect([name, answer.statusCode]).toEqual([name, 404]);
        expectProblem(answer, 404, 'DELING_AVSLUTTET');
        answers.add(answer.body);
      }
    };
    // In parallel, because each check of a confirmation takes 250 ms.
    await Promise.all(ids.map(expectAllClosed));
    expect([...answers]).toHaveLength(1);
    const seen = await portal.db.selectFrom('audit').selectAll().where('action', 'like', '%seen%').execute();
    expect(seen).toEqual([]);
  }

  test.each(CLOSED_STATES)('every endpoint is closed with a sharing that %s, for each scope', async (state) =>
    expectClosed(await storeClosed(portal, state)),
  );

  test('pages get the same answers as calls', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(['FORSIKRINGER', 'SKADER']);
    const { kfpSessionId } = (await jonas.call('GET', '/auth/session-status')).json();
    const now = Date.now();
    const times = { createdAt: now, lastSeenAt: now, authenticatedAt: now };
    const place = { distributor: 'fremtind', loginContext: 'FORSIKRING' } as const;
    session = { customerId: await idOf(JONAS), kfpSessionId, ...place, ...times };
    for (const { name, rule, file } of ENDPOINTS) {
      const call = callOf(name);
      if (call.method !== 'GET' || file || rule === 'own' || call.path.includes('?')) continue;
      const url = `/probe${call.path}?vegneAv=${id}`;
      const page = await portal.app.inject({ url, headers: { host: 'localhost:8000' } });
      const answer = await send(jonas, call, id);
      expect([name, page.statusCode, page.json()]).toEqual([name, answer.statusCode, answer.json()]);
    }
  });

  test('a link to a file names the sharing in its address', async () => {
    const jonas = await portal.loggedIn(JONAS);
    const id = await share(['FORSIKRINGER', 'DOKUMENTER']);
    const open = async (name: string, sharing: string) =>
      await jonas.request(`${API_PATH}${callOf(name).path}?vegneAv=${sharing}`);
    const file = await open('GET /dokumenter/:systemSource/:id', id);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const stranger = await open('GET /dokumenter/:systemSource/:id', crypto.randomUUID());
    expect(stranger.statusCode).toBe(404);
    expect((await open('GET /bekreftelser/:systemSource/:policyNumber', id)).statusCode).toBe(403);
    expect((await open('GET /kalender', id)).statusCode).toBe(404);
    expect((await open('GET /mine-data', id)).statusCode).toBe(404);
  });

  test('each look is an activity of both, the same again within ten minutes is one, and a refused one is none', async () => {
    const kari = await portal.loggedIn(KARI);
    // Shared until tomorrow: the last look may come after midnight.
    const id = await storeSharing(portal, JONAS, ['FORSIKRINGER', 'FAKTURA'], {
      last_day: addDays(TODAY, 1),
    });
    const looks = async (browser: TestBrowser) =>
      (await browser.call('GET', '/sikkerhet/aktivitet'))
        .json()
        .aktiviteter.filter(({ hva }: { hva: string }) => hva.startsWith('DELING_SETT'));
    const jonas = await portal.loggedIn(JONAS);
    await send(jonas, callOf('GET /skader'), id);
    expect(await looks(kari)).toEqual([]);
    // Whole windows: the looks below are in three of them.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (Date.now() % LOOK_MS) + LOOK_MS });
    try {
      const read = async (browser: TestBrowser) => {
        const calls = [callOf('GET /avtaleoversikt/avtaler'), callOf('GET /fakturaer')];
        for (const answer of await Promise.all(calls.map((call) => send(browser, call, id))))
          expect(answer.statusCode).toBe(200);
      };
      await read(jonas);
      await read(jonas);
      const seen = { id: expect.any(String), tidspunkt: expect.any(String) };
      const ofKari = { ...seen, hva: 'DELING_SETT_AV_ANNEN' };
      expect(await looks(kari)).toEqual([ofKari, ofKari]);
      expect(await looks(jonas)).toMatchObject([{ hva: 'DELING_SETT' }, { hva: 'DELING_SETT' }]);
      await read(await portal.loggedIn(JONAS));
      expect(await looks(kari)).toHaveLength(4);
      vi.setSystemTime(Date.now() + LOOK_MS);
      await read(jonas);
      expect(await looks(kari)).toHaveLength(6);
      expect(await looks(jonas)).toHaveLength(6);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reads the partner group’s systems only if the giver shared where they exist', async () => {
    await portal.db.updateTable('customer').set({ login_bank_register_number: null }).execute();
    const jonas = await portal.loggedIn(JONAS, PARTNER_HOST);
    const readThrough = async (host: string | undefined) => {
      const kari = await portal.loggedIn(KARI, host);
      const body = { ssn: JONAS, omfang: ['FORSIKRINGER'], dager: 1 };
      const { id } = (await kari.call('POST', '/deling', body)).json();
      await jonas.call('POST', `/deling/${id}/godta`);
      const { avtaler } = (
        await jonas.call('GET', '/eikaintegrasjon/avtaler', undefined, { [HEADER]: id })
      ).json();
      return avtaler.length > 0;
    };
    expect(await readThrough(undefined)).toBe(false);
    expect(await readThrough(PARTNER_HOST)).toBe(true);
    // A sharing that an earlier version stored.
    await portal.db.updateTable('sharing').set({ partner_integration: null }).execute();
    const { id } = await portal.db.selectFrom('sharing').select('id').executeTakeFirstOrThrow();
    const answer = await jonas.call('GET', '/eikaintegrasjon/avtaler', undefined, { [HEADER]: id });
    expect(answer.json().avtaler).toEqual([]);
  });

  test('changes nothing of either', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await share(SHARING_SCOPES);
    const dataOf = async (browser: TestBrowser) => {
      const {
        aktiviteter: _,
        okter: __,
        tilbakemeldinger: ___,
        ...data
      } = (await browser.call('GET', '/mine-data')).json();
      return data;
    };
    const before = [await dataOf(kari), await dataOf(jonas)];
    for (const { name, rule } of ENDPOINTS) if (rule === 'refused') await send(jonas, callOf(name), id);
    expect([await dataOf(kari), await dataOf(jonas)]).toEqual(before);
  });

  test('logging out and feedback are the receiver’s own', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await share(['FORSIKRINGER']);
    const page = { page: '/oversikt', feedbackValue: '5' };
    await send(jonas, { method: 'POST', path: '/feedback/', body: page }, id);
    const given = await portal.db.selectFrom('feedback').select('customer_id').execute();
    expect(given.map(({ customer_id }) => customer_id)).toEqual([await idOf(JONAS)]);
    const out = await send(jonas, { method: 'POST', path: '/auth/logout', body: {} }, id);
    expect(out.statusCode).toBe(200);
    expectProblem(await send(jonas, callOf('GET /avtaleoversikt/avtaler'), id), 401);
    expect((await kari.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(200);
  });
});

const valkeyUrl = ownValkey('on-behalf');

describe.each(databases())('two servers with Valkey on $name', ({ open }) => {
  test.skipIf(!valkeyUrl)('see the end and the expiry of a sharing on the next request', async () => {
    const database = await open();
    const shared = { ...database, close: async () => {} };
    const portals = [
      await openPortal({ ...shared, state: await valkeyState(valkeyUrl ?? '', () => {}) }),
      await openPortal({ ...shared, state: await valkeyState(valkeyUrl ?? '', () => {}) }),
    ] as const;
    await importPortfolio(database.db, demoPortfolio(), { replace: true });
    const [kari, jonas] = [portals[0].browser(), portals[0].browser()];
    await kari.logIn(KARI);
    await jonas.logIn(JONAS);
    const elsewhere = portals[1].browser();
    for (const [name, value] of jonas.cookies) elsewhere.cookies.set(name, value);
    const invitation = { ssn: JONAS, omfang: ['FORSIKRINGER'], dager: 1 };
    const share = async (): Promise<string> => {
      const { id } = (await kari.call('POST', '/deling', invitation)).json();
      await jonas.call('POST', `/deling/${id}/godta`);
      return id;
    };
    /** The statuses of a call and a page, at both servers. */
    const look = async (id: string) =>
      await Promise.all(
        [jonas, elsewhere].flatMap((browser) => [
          browser.call('GET', '/avtaleoversikt/avtaler', undefined, { [HEADER]: id }),
          browser.request(`/privat/forsikring/oversikt/?vegneAv=${id}`),
        ]),
      ).then((answers) => answers.map(({ statusCode }) => statusCode));
    const ended = await share();
    expect(await look(ended)).toEqual([200, 200, 200, 200]);
    await kari.call('DELETE', `/deling/${ended}`);
    expect(await look(ended)).toEqual([404, 404, 404, 404]);
    const expired = await share();
    expect(await look(expired)).toEqual([200, 200, 200, 200]);
    const yesterday = { first_day: addDays(TODAY, -2), last_day: addDays(TODAY, -1) };
    await database.db.updateTable('sharing').set(yesterday).where('id', '=', expired).execute();
    expect(await look(expired)).toEqual([404, 404, 404, 404]);
    for (const portal of portals) await portal.close();
    await database.close();
  });
});

/** Returns a valid body. The description does not say all rules of some. */
function bodyOf(name: string, schema: Parameters<typeof rightValue>[0]): object {
  if (name === 'POST /deling') return { ssn: TOR, omfang: ['FORSIKRINGER'], dager: 30 };
  if (name === 'PUT /skadekunde/kontaktinformasjon') return { epostAdresse: 'ny@eksempel.no' };
  return rightValue(schema) as object;
}
