import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_WRITTEN_CODE } from '../../domain/confirmation-code.ts';
import { addDays } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { API_PATH, addressOf, PATHS } from '../../domain/paths.ts';
import { deleteCustomer } from '../my-data/delete-customer.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { codeIn } from '../testing/confirmation-code.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { AGREEMENT, JONAS, KARI, portalOfSources } from '../testing/portal-of-sources.ts';

const PAGE = addressOf(PATHS.confirmationCheck);
const TODAY = osloDate(Date.now());
const DETAILS = { gjelderFra: '2025-01-01', hovedforfall: addDays(TODAY, 30) };
const VALID = {
  gyldig: true,
  forsikringsselskap: 'Fremtind Forsikring',
  produkt: 'Bilforsikring',
  fra: '2025-01-01',
  til: addDays(TODAY, 29),
  initialer: 'KN',
  fodselsaar: 1990,
};
const NOT_VALID = { gyldig: false };
const WRONG = '7KQ4-M2XD-9TRB';
const ENDED = { avtaleStatusDescription: 'Til Annullasjon', endDate: addDays(TODAY, -1) };

describe.each(databases())('the check of a confirmation on $name', ({ open }) => {
  const { portal, kari, nice, logIn } = portalOfSources(open);
  let visitor: TestBrowser;

  /** Sets the only insurance of a customer. */
  function insure(fields: object = {}, ssn = KARI): void {
    nice().of(ssn).avtaler = [{ ...AGREEMENT, description: 'EL 04821', avtaleDetaljer: DETAILS, ...fields }];
  }

  beforeEach(async () => {
    await portal().db.deleteFrom('confirmation_code').execute();
    await portal().db.deleteFrom('shared_state').where('key', 'like', '%confirmation%').execute();
    await portal()
      .db.updateTable('customer')
      .set({ name: 'Kari Anne Nordmann' })
      .where('ssn', '=', KARI)
      .execute();
    insure();
    visitor = await newVisitor();
  });

  /** Returns a browser without a session, with the token that every change needs. */
  async function newVisitor(host?: string): Promise<TestBrowser> {
    const browser = portal().browser(host);
    await browser.request(PAGE, { headers: { accept: 'text/html' } });
    return browser;
  }

  async function fetchCode(browser = kari()): Promise<string> {
    return codeIn((await browser.call('GET', '/bekreftelser/NICE/7')).rawPayload);
  }

  const check = async (kode: string, browser = visitor) => await browser.call('POST', '/kontroll', { kode });
  const result = async (kode: string, browser = visitor) => (await check(kode, browser)).json();
  const openPage = async (kode: string, browser = visitor) =>
    await browser.request(`${PAGE}?${new URLSearchParams({ kode })}`, { headers: { accept: 'text/html' } });

  const openPageFrom = async (remoteAddress: string, kode: string) =>
    await portal().app.inject({
      url: `${PAGE}?${new URLSearchParams({ kode })}`,
      remoteAddress,
      headers: { host: visitor.host, accept: 'text/html' },
    });
  const callFrom = async (remoteAddress: string, kode: string) =>
    await portal().app.inject({
      method: 'POST',
      url: `${API_PATH}/kontroll`,
      remoteAddress,
      headers: {
        host: visitor.host,
        cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-requested-by': 'forsikringsoversikt',
        'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: { kode },
    });

  test('shows insurer, product, period, initials and birth year, and nothing else', async () => {
    const code = await fetchCode();
    const answer = await check(code);
    expect([answer.statusCode, answer.json()]).toEqual([200, VALID]);
    const page = await openPage(code);
    expect(page.statusCode).toBe(200);
    for (const fact of ['Gyldig', 'Fremtind Forsikring', 'Bilforsikring', 'KN', '1990', code])
      expect(page.body).toContain(fact);
    for (const secret of [KARI, 'Kari', 'Nordmann', 'EL 04821', 'Avtalenummer'])
      expect(page.body, secret).not.toContain(secret);
  });

  test.each([
    ['in lower case', (code: string) => code.toLowerCase()],
    ['without hyphens', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
  ])('reads a code %s', async (_how, written) => {
    const code = written(await fetchCode());
    expect(await result(code)).toEqual(VALID);
    expect((await openPage(code)).body).toContain('>Gyldig<');
  });

  test.each([
    ['nn', 'Bilforsikring', 'Ikkje gyldig'],
    ['en', 'Car insurance', 'Not valid'],
  ])('answers in the language %s', async (language, product, heading) => {
    const kode = await fetchCode();
    visitor.cookies.set('kfp-spraak', language);
    const answer = await visitor.call('POST', '/kontroll', { kode }, { 'x-kfp-spraak': language });
    expect(answer.json()).toEqual({ ...VALID, produkt: product });
    expect((await openPage(kode)).body).toContain(product);
    expect((await openPage(WRONG)).body).toContain(heading);
  });

  test.each<[string, object, object]>([
    ['an insurance that ends', { ...ENDED, endDate: addDays(TODAY, 3) }, { til: addDays(TODAY, 3) }],
    ['an insurance that ends today', { ...ENDED, endDate: TODAY }, { til: TODAY }],
    [
      'an insurance that begins later',
      { avtaleDetaljer: { gjelderFra: addDays(TODAY, 9) } },
      { fra: addDays(TODAY, 9), til: undefined },
    ],
  ])('knows the period of %s', async (_which, fields, period) => {
    insure(fields);
    expect(await result(await fetchCode())).toEqual(JSON.parse(JSON.stringify({ ...VALID, ...period })));
  });

  /** Each makes a code that was valid invalid. */
  const OVER: readonly [string, () => Promise<unknown>][] = [
    ['the insurance has ended', async () => insure(ENDED)],
    ['the insurance was cancelled', async () => insure({ avtaleStatus: 'CANCELLED' })],
    [
      'the insurance was cancelled before it began',
      async () => {
        const begins = { avtaleDetaljer: { gjelderFra: addDays(TODAY, 9) } };
        insure({ ...ENDED, endDate: addDays(TODAY, 8), ...begins });
      },
    ],
    ['the insurance is under review', async () => insure({ avtaleStatus: 'PROCESSING' })],
    ['the system has the insurance no longer', async () => (nice().of(KARI).avtaler = [])],
    [
      'the code has expired',
      async () =>
        await portal().db.updateTable('confirmation_code').set({ expires_at: Date.now() }).execute(),
    ],
  ];

  test.each(OVER)('is not valid when %s', async (_why, change) => {
    const code = await fetchCode();
    expect(await result(code)).toEqual(VALID);
    await change();
    const [known, unknown] = [await check(code), await check(WRONG)];
    expect(known.json()).toEqual(NOT_VALID);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const page = await openPage(code);
    expect([page.statusCode, page.body.includes('Ikke gyldig')]).toEqual([200, true]);
    expect(page.body).not.toContain(code);
  });

  test('is valid to the end of the day that the confirmation names, 90 days later', async () => {
    const before = Date.now();
    const code = await fetchCode();
    const { expires_at } = await portal()
      .db.selectFrom('confirmation_code')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    const lastDay = osloDate(expires_at);
    expect([before, Date.now()].map((at) => addDays(osloDate(at), 90))).toContain(lastDay);
    expect(osloDate(expires_at + 1)).toBe(addDays(lastDay, 1));
    vi.useFakeTimers({ toFake: ['Date'], now: expires_at - 1 });
    expect(await result(code)).toMatchObject({ gyldig: true });
    vi.setSystemTime(expires_at);
    expect(await result(code)).toEqual(NOT_VALID);
    vi.useRealTimers();
  });

  test('is not valid once the customer is deleted', async () => {
    insure({}, JONAS);
    const jonas = await logIn(JONAS);
    const code = await fetchCode(jonas);
    expect(await result(code)).toMatchObject({ gyldig: true });
    const customer = await portal()
      .db.selectFrom('customer')
      .select(['id', 'ssn'])
      .where('ssn', '=', JONAS)
      .executeTakeFirstOrThrow();
    await deleteCustomer(portal().db, portal().state, customer);
    expect(await portal().db.selectFrom('confirmation_code').selectAll().execute()).toEqual([]);
    expect(await result(code)).toEqual(NOT_VALID);
  });

  test('is valid only at the distributor where it was fetched', async () => {
    const code = await fetchCode();
    expect(await result(code, await newVisitor('dnb.localhost:8000'))).toEqual(NOT_VALID);
    expect(await result(code)).toEqual(VALID);
  });

  test('cannot be checked while the system does not answer', async () => {
    const code = await fetchCode();
    nice().behaviour = (_request, response) => void response.writeHead(500).end();
    expectProblem(await check(code), 503);
    const page = await openPage(code);
    expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(page.body).toContain('Kan ikke kontrolleres nå');
    expect(page.body).not.toContain('Ikke gyldig');
  });

  test('refuses a machine that guesses, on the page and in calls', async () => {
    const code = await fetchCode();
    const calls = await Promise.all(Array.from({ length: 58 }, () => callFrom('10.1.2.3', WRONG)));
    expect(new Set(calls.map(({ body }) => body))).toEqual(new Set([JSON.stringify(NOT_VALID)]));
    expect((await openPageFrom('10.1.2.3', WRONG)).statusCode).toBe(200);
    expect((await callFrom('10.1.2.3', code)).json()).toEqual(VALID);

    const refused = await callFrom('10.1.2.3', code);
    expectProblem(refused, 429);
    const page = await openPageFrom('10.1.2.3', code);
    expect(page.statusCode).toBe(429);
    expect(page.body).toContain('For mange forsøk');
    expect(page.body).not.toMatch(/(?<![\w-])1990(?![\w-])/);
    for (const { headers } of [refused, page]) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect((await openPageFrom('10.9.8.7', code)).body).toContain('>Gyldig<');
    expect((await openPageFrom('10.1.2.3', '')).statusCode).toBe(200);
  });

  test('keeps only a hash of the code', async () => {
    const code = await fetchCode();
    const [row] = await portal().db.selectFrom('confirmation_code').selectAll().execute();
    expect(row).toMatchObject({ system: 'NICE', policy_number: '7', distributor: 'fremtind' });
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    for (const part of [code, code.replaceAll('-', '')]) expect(JSON.stringify(row)).not.toContain(part);
  });

  test('issues another code for each confirmation', async () => {
    const codes = [await fetchCode(), await fetchCode()];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(await result(code)).toEqual(VALID);
  });

  test('tells the customer once a day that someone checked it', async () => {
    const code = await fetchCode();
    await portal().db.deleteFrom('audit').execute();
    await check(WRONG);
    await check(code);
    await check(code);
    const seen = async () =>
      (await kari().call('GET', '/sikkerhet/aktivitet'))
        .json()
        .aktiviteter.map(({ hva, enhet }: { hva: string; enhet?: string }) => [hva, enhet]);
    expect(await seen()).toEqual([['BEKREFTELSE_KONTROLLERT', undefined]]);
    await portal()
      .db.updateTable('confirmation_code')
      .set({ checked_on: addDays(TODAY, -1) })
      .execute();
    await check(code);
    expect(await seen()).toHaveLength(2);
  });

  test('its page has no menu and no referrer with the code, also for a customer', async () => {
    const page = await openPage(await fetchCode(), kari());
    expect(page.body).toContain('>Gyldig<');
    expect(page.body).not.toContain('<nav');
    expect(page.body).not.toContain('Logg ut');
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('its page checks the code also at another spelling of its path', async () => {
    const code = await fetchCode();
    for (const path of ['/oversikt/Kontroll', `${PATHS.confirmationCheck}//`]) {
      const page = await visitor.request(`${addressOf(path)}?kode=${code}`);
      expect([page.body.includes('>Gyldig<'), page.headers['referrer-policy']]).toEqual([
        true,
        'strict-origin',
      ]);
    }
  });

  test('its page is a form without a code', async () => {
    for (const address of [PAGE, `${PAGE}?kode=`, `${PAGE}?kode=%20`]) {
      const { statusCode, body } = await visitor.request(address);
      expect([statusCode, body.includes('name="kode"')]).toEqual([200, true]);
      expect(body).not.toMatch(/>(?:Ikke gyldig|Gyldig)</);
    }
  });

  test.each([{}, { kode: 7 }, { kode: 'x'.repeat(MAX_WRITTEN_CODE + 1) }])(
    'refuses the body %j',
    async (body) => {
      expectProblem(await visitor.call('POST', '/kontroll', body), 400);
    },
  );

  test('needs the token of changes, like every call', async () => {
    expectProblem(await portal().browser().call('POST', '/kontroll', { kode: WRONG }), 403);
  });
});
