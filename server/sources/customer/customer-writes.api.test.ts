import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
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
import { CONTACT, KARI, PERSON, portalOfCustomerSystem } from '../../testing/portal-of-customer-system.ts';

type Write = {
  method: 'PUT' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
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
    headers: { 'x-kfp-tekstversjon': '921705f2' },
    at: 'PUT /samtykker',
    sends: {
      marketingConsent: 'AUTHORIZED',
      marketingConsentTekst: { spraak: 'nb', versjon: '921705f2' },
    },
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

describe.each(databases())('changing the customer’s own data in the bank’s systems on $name', ({ open }) => {
  const { system, portal, kari, get } = portalOfCustomerSystem(open);
  const write = ({ method, path, body, headers }: Pick<Write, 'method' | 'path' | 'body' | 'headers'>) =>
    kari().call(method, path, body, headers);

  test.each(WRITES)(
    '$path writes to the system and records the activity here',
    async ({ at, sends, records, ...call }) => {
      system.of(KARI).kunde.kundeadresser = [{ isFolkreregistrert: true, postnummer: '0155' }];
      const answer = await write(call);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(system.requests.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
        [at, sends],
      ]);
      expect(await auditOf(portal(), KARI)).toEqual([records]);
      expect(await portal().db.selectFrom('own_change').selectAll().execute()).toEqual([]);
      expect(await portal().db.selectFrom('change_feed').selectAll().execute()).toEqual([]);
      if (call.path === CONTACT) {
        expect(answer.json()).toEqual({ mobilNummer: '41234567' });
        expect((await get(PERSON)).json().kontaktInformasjon).toEqual({ mobilNummer: '41234567' });
      }
    },
  );

  test('accepts a system that does not store the text of a consent, and shows that of one that does', async () => {
    const change = async () =>
      await kari().call(
        'POST',
        '/samtykke/oppdater',
        { marketingConsentApproved: true },
        { 'x-kfp-tekstversjon': '921705f2' },
      );
    const consents = { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' };
    const consentsOfData = async () => (await get('/mine-data')).json().samtykker;
    system.answers.set('PUT /samtykker', answersJson(consents));
    expect((await change()).json()).toEqual(consents);
    system.answers.clear();
    await change();
    expect(await consentsOfData()).toEqual({
      ...consents,
      marketingConsentTekst: { spraak: 'nb', versjon: '921705f2' },
    });
    expect((await get(PERSON)).json().samtykker).toEqual(consents);
  });

  test('records two activities for both consents at once', async () => {
    const body = { marketingConsentApproved: true, crossDomainConsentApproved: false };
    expect((await kari().call('POST', '/samtykke/oppdater', body)).json()).toEqual({
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
    });
    expect(await auditOf(portal(), KARI)).toEqual([
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
    [WRITES[2], 400, { code: 'UGYLDIG_MAILADRESSE' }, undefined, /ikke tatt imot/],
    [WRITES[0], 409, {}, undefined, /ikke kundenummer hos oss/],
    [WRITES[1], 409, {}, undefined, 'Du er ikke registrert som kunde hos livselskapet.'],
    [WRITES[3], 409, {}, undefined, /ikke tatt imot/],
    [WRITES[4], 409, {}, undefined, 'Vi har ingen folkeregistrert adresse på deg.'],
    [WRITES[0], 404, { code: 'UKJENT_KUNDE' }, 'UKJENT_KUNDE', /^Vi finner deg ikke i kunderegisteret/],
    [WRITES[3], 404, { code: 'UKJENT_KUNDE' }, 'UKJENT_KUNDE', /^Vi finner deg ikke i kunderegisteret/],
    [WRITES[0], 422, { code: 'UGYLDIG_MOBILNR' }, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig.'],
    [WRITES[3], 422, {}, undefined, /ikke tatt imot/],
  ] as const)(
    'answers a refusal of the system in our words: %j %i %j',
    async (call, status, body, code, detail) => {
      if (!call) throw new Error('no such call');
      system.answers.set(call.at, refuses(status, body));
      const answer = await write(call);
      expectProblem(answer, status === 422 ? 400 : status, code);
      expect(answer.json().detail).toEqual(
        typeof detail === 'string' ? detail : expect.stringMatching(detail),
      );
      expect(await auditOf(portal(), KARI)).toEqual([]);
    },
  );

  test('refuses invalid input before the system is asked', async () => {
    expectProblem(await kari().call('PUT', CONTACT, { epostAdresse: 'ingen' }), 400, 'UGYLDIG_MAILADRESSE');
    expect(system.requests).toEqual([]);
  });

  /** Makes the change and loses the response. */
  const doesAnd =
    (loses: Behaviour): Behaviour =>
    (request, response) => {
      system.of(KARI).kunde.kontaktInformasjon = { mobilNummer: '41234567' };
      loses(request, response);
    };

  test.each<[string, Behaviour, number?]>([
    ['breaks off', hangsUp],
    ['breaks off in the middle', cuts],
    ['never arrives', hangs, 504],
    ['is 500', answersStatus(500)],
    ['is not JSON', answersText('lagret')],
    ['is HTML', answersText('<p>lagret', { 'content-type': 'text/html' })],
    ['lacks the changed fields', answersJson({})],
    ['has another value', answersJson({ mobilNummer: '41234568' })],
    ['is a list', answersJson([])],
    ['has another form', answersJson({ mobilNummer: { nummer: '41234567' } })],
    ['never ends', overflows],
    ['is 202', answersStatus(202)],
  ])(
    'does not report a response that %s as saved, and the next read has the stored data',
    async (_, loses, status = 502) => {
      system.answers.set('PUT /kontaktinformasjon', doesAnd(loses));
      expectProblem(await kari().call('PUT', CONTACT, { mobilNummer: '41234567' }), status, 'UKJENT');
      expect(await auditOf(portal(), KARI)).toEqual(['change-unclear']);
      expect(system.requests).toHaveLength(1);
      expect((await get(PERSON)).json().kontaktInformasjon).toEqual({ mobilNummer: '41234567' });
    },
  );

  test.each([
    ['/kontaktinformasjon', CONTACT, { mobilNummer: '41234567' }, { mobilNummer: '+47 41 23 45 67' }, 200],
    ['/kontaktinformasjon', CONTACT, { epostAdresse: 'a@b.no' }, { epostAdresse: 'A@B.no' }, 200],
    [
      '/samtykker',
      '/samtykke/oppdater',
      { marketingConsentApproved: true },
      { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'AUTHORIZED' },
      502,
    ],
    ['/reservasjon', '/samtykke/reservasjon', { harReservasjon: true }, { hasReservasjon: false }, 502],
  ])(
    '%s: compares what is stored with what was sent: %s %j %j %i',
    async (at, path, body, stored, status) => {
      system.answers.set(`PUT ${at}`, answersJson(stored));
      const answer = await write({ method: path === CONTACT ? 'PUT' : 'POST', path, body });
      expect(answer.statusCode, answer.body).toBe(status);
    },
  );

  test.each<[string, Behaviour]>([
    ['refuses us', answersStatus(403)],
    ['does not have the address', answersStatus(404)],
    ['does not know the address', answersStatus(404, '{"code":"UKJENT_ADRESSE"}')],
    ['redirects', redirectsTo('http://127.0.0.1:1/')],
  ])('reports a system that %s as not available', async (_, behaviour) => {
    system.answers.set('PUT /kontaktinformasjon', behaviour);
    expectProblem(await kari().call('PUT', CONTACT, { mobilNummer: '41234567' }), 503);
    expect(await auditOf(portal(), KARI)).toEqual([]);
  });

  test.each<[string | undefined, string]>([
    ['17', '17'],
    [undefined, '5'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', '5'],
    ['999999', '5'],
  ])('passes on when a busy system (Retry-After: %s) can be asked again', async (retryAfter, expected) => {
    const busy: Behaviour = (_request, response) =>
      void response.writeHead(429, retryAfter ? { 'retry-after': retryAfter } : {}).end();
    system.answers.set('PUT /kontaktinformasjon', busy);
    system.answers.set('GET /kunde', busy);
    for (const answer of [
      await kari().call('PUT', CONTACT, { mobilNummer: '41234567' }),
      await get(PERSON),
    ]) {
      expectProblem(answer, 503);
      expect(answer.headers['retry-after']).toBe(expected);
    }
    expect(await auditOf(portal(), KARI)).toEqual([]);
  });
});
