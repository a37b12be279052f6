import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AgreementList } from '../../contract/agreements.ts';
import type { OfferList } from '../../contract/offers.ts';
import {
  integrationSystems,
  mainSystems,
  SHIPPED_SYSTEMS,
  SYSTEMS,
  type System,
} from '../../domain/systems.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import * as misbehaviours from '../testing/misbehaviours.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';

const MAIN_SYSTEMS = mainSystems(SHIPPED_SYSTEMS);
const INTEGRATION_SYSTEMS = integrationSystems(SHIPPED_SYSTEMS);

const CUSTOMER = '13919110028';
const OTHER = '01819021887';
// Working sources need some time on a busy machine.
const TIMEOUT_MS = 2000;

const item = (systemSource: System, policyNumber = `${systemSource}-1`) => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource,
  monthlyPrice: 100.5,
});

const numbersIn = (items: { policyNumber: string }[]) => items.map((each) => each.policyNumber);
const firstOf = (systems: readonly System[]) => systems.map((system) => `${system}-1`);

describe.each(databases())('sources over HTTP on $name', ({ open }) => {
  let sources: HttpSources;
  let portal: TestPortal;
  let browser: TestBrowser;

  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), {
      ...sources.env,
      SOURCE_TIMEOUT_MS: `${TIMEOUT_MS}`,
      SOURCE_BREAKER_FAILURES: '100000',
      FIRST_PAGE_MS: '5000',
    });
    browser = await portal.loggedIn(CUSTOMER, PARTNER_HOST);
  });
  afterEach(() => {
    for (const source of sources.all) source.reset();
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  /** Gives both customers an agreement and an offer in every system. */
  function fill(): void {
    for (const source of sources.all) {
      for (const ssn of [CUSTOMER, OTHER]) {
        const number = ssn === CUSTOMER ? undefined : `${source.system}-OTHER`;
        source.of(ssn).avtaler.push(item(source.system, number));
        source.of(ssn).tilbud.push(item(source.system, number));
      }
    }
  }

  const agreements = async (path = '/avtaleoversikt/avtaler') => {
    const answer = await browser.call('GET', path);
    expect(answer.statusCode).toBe(200);
    return answer.json<AgreementList>();
  };
  const offers = async () => {
    const answer = await browser.call('GET', '/avtaleoversikt/tilbud');
    expect(answer.statusCode).toBe(200);
    return answer.json<OfferList>();
  };
  const count = async () => (await browser.call('GET', '/avtaleoversikt/tilbud/antall')).json();
  const issues = async (system: System, kind: string) => {
    const { body } = await portal.app.inject('/internal/metrics');
    const line = body.match(
      new RegExp(`^source_errors_total{system="${system}",kind="${kind}"} (\\d+)$`, 'm'),
    );
    return Number(line?.[1] ?? 0);
  };

  test('a page requests each list of each source only once', async () => {
    fill();
    const lookUp = vi.spyOn(portal.state, 'get');
    const page = await browser.request('/privat/forsikring/oversikt/');
    const lookUps = lookUp.mock.calls.filter(([key]) => key.startsWith('session:'));
    lookUp.mockRestore();
    expect(page.body).toContain('"/avtaleoversikt/tilbud/antall"');
    expect(page.body).toContain('NICE-1');
    for (const { system, requests } of sources.all) {
      const asked = requests.map(({ url }) => url).toSorted();
      expect(asked, system).toEqual([...new Set(asked)]);
      expect(
        asked.filter((url) => url.includes('tilbud')),
        system,
      ).toHaveLength(1);
    }
    expect(lookUps).toHaveLength(1);
  });

  test('the lists are complete, with exact sums, when all sources answer', async () => {
    fill();
    const main = await agreements();
    expect(numbersIn(main.avtaler)).toEqual(firstOf(MAIN_SYSTEMS));
    expect(main).toMatchObject({ monthlySum: 502.5, yearlySum: 6030, systemSourceError: false });
    const integration = await agreements('/eikaintegrasjon/avtaler');
    expect(numbersIn(integration.avtaler)).toEqual(firstOf(INTEGRATION_SYSTEMS));
    expect(await offers()).toMatchObject({
      tilbud: SYSTEMS.map((system) => item(system)),
      systemSourceError: false,
    });
    expect(await count()).toEqual({ antall: 7, systemSourceError: false });
  });

  test('the national id is sent only in the header, and only to the requested systems', async () => {
    fill();
    await agreements();
    for (const source of sources.all) {
      const asked = MAIN_SYSTEMS.includes(source.system);
      expect(source.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
        asked ? ['GET /kilde/avtaler'] : [],
      );
    }
    await offers();
    await browser.call('DELETE', '/avtaleoversikt/tilbud/NICE-1');
    const seen = sources.all.flatMap(({ requests }) => requests);
    expect(seen.length).toBeGreaterThan(MAIN_SYSTEMS.length + SYSTEMS.length);
    for (const { url, headers } of seen) {
      expect(headers['x-personident']).toBe(CUSTOMER);
      expect(url).not.toContain(CUSTOMER);
      expect(JSON.stringify({ ...headers, 'x-personident': '' })).not.toContain(CUSTOMER);
    }
  });

  test("the sources are asked concurrently, and another customer's items are never returned", async () => {
    fill();
    // Each source answers only after all have been asked for both customers. The deadline must not pass
    // meanwhile.
    const patient = await openPortal(await open(), { ...sources.env, SOURCE_TIMEOUT_MS: '30000' });
    const [own, other] = [patient.browser(PARTNER_HOST), patient.browser(PARTNER_HOST)];
    await own.logIn(CUSTOMER);
    await other.logIn(OTHER);
    const waiting: (() => void)[] = [];
    for (const source of sources.all) {
      source.behaviour = (request, response) => {
        const ssn = String(request.headers['x-personident']);
        waiting.push(() => misbehaviours.answersJson({ tilbud: source.of(ssn).tilbud })(request, response));
        if (waiting.length === 2 * SYSTEMS.length) for (const answer of waiting) answer();
      };
    }
    const lists = await Promise.all([own, other].map((each) => each.call('GET', '/avtaleoversikt/tilbud')));
    const [ownNumbers, otherNumbers] = lists.map((list) => numbersIn(list.json<OfferList>().tilbud));
    expect(ownNumbers).toEqual(firstOf(SYSTEMS));
    expect(otherNumbers).toEqual(SYSTEMS.map((system) => `${system}-OTHER`));
    await patient.close();
  });

  const gone = '{"avtaler":null,"tilbud":null}';
  const zipped = gzipSync(' '.repeat(6 * 1024 * 1024));
  describe('the items of the other sources are returned in time when one source', () => {
    test.each([
      ['hangs', misbehaviours.hangs, 'timeout'],
      ['stalls in the body', misbehaviours.stalls, 'timeout'],
      ['sends its body byte by byte', misbehaviours.drips, 'timeout'],
      ['hangs up', misbehaviours.hangsUp, 'cut'],
      ['is cut in the body', misbehaviours.cuts, 'cut'],
      ['does not send HTTP', misbehaviours.babbles, 'cut'],
      ['answers 400', misbehaviours.answersStatus(400), 'refused'],
      ['answers 401', misbehaviours.answersStatus(401), 'refused'],
      ['answers 404', misbehaviours.answersStatus(404), 'refused'],
      ['answers 429', misbehaviours.answersStatus(429), 'busy'],
      ['answers 500', misbehaviours.answersStatus(500), 'failed'],
      ['answers 503', misbehaviours.answersStatus(503), 'failed'],
      ['answers 206', misbehaviours.answersStatus(206), 'odd-status'],
      ['answers 204', misbehaviours.answersStatus(204), 'odd-status'],
      ['redirects', misbehaviours.redirectsTo('/kilde/annet'), 'redirect'],
      ['answers HTML', misbehaviours.answersText('<p>', { 'content-type': 'text/html' }), 'content-type'],
      ['names no type', misbehaviours.answersText('{}', { 'content-type': '' }), 'content-type'],
      ['answers half a JSON document', misbehaviours.answersText('{"avtaler":['), 'invalid-json'],
      ['answers nothing', misbehaviours.answersText(''), 'invalid-json'],
      ['answers invalid UTF-8', misbehaviours.answersText(Buffer.from([0x22, 0xff, 0x22])), 'invalid-json'],
      ['answers too much', misbehaviours.overflows, 'too-large'],
      ['compresses too much', misbehaviours.answersText(zipped, { 'content-encoding': 'gzip' }), 'too-large'],
      ['answers null', misbehaviours.answersText('null'), 'wrong-shape'],
      ['answers a list', misbehaviours.answersText('[]'), 'wrong-shape'],
      ['answers null for the list', misbehaviours.answersText(gone), 'wrong-shape'],
    ])('%s', async (_how, behaviour, kind) => {
      fill();
      sources.of('PARIS').behaviour = behaviour;
      const [before, begun] = [await issues('PARIS', kind), performance.now()];
      const [main, all, counted] = await Promise.all([agreements(), offers(), count()]);
      expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS + 2000);

      const isWell = (system: System) => system !== 'PARIS';
      expect(numbersIn(main.avtaler)).toEqual(firstOf(MAIN_SYSTEMS.filter(isWell)));
      expect(main).toMatchObject({
        monthlySum: 402,
        yearlySum: 4824,
        systemSourceError: true,
        manglerFra: ['PARIS'],
      });
      expect(numbersIn(all.tilbud)).toEqual(firstOf(SYSTEMS.filter(isWell)));
      expect(all).toMatchObject({ systemSourceError: true, manglerFra: ['PARIS'] });
      expect(counted).toEqual({ antall: 6, systemSourceError: true });
      expect(await issues('PARIS', kind)).toBe(before + 3);
      expect(await agreements('/eikaintegrasjon/avtaler')).toMatchObject({ systemSourceError: false });
    });

    test('is down, and its items are back after a restart', async () => {
      fill();
      const down = sources.of('PARIS');
      await down.shut();
      const before = await issues('PARIS', 'unreachable');
      expect(numbersIn((await offers()).tilbud)).toEqual(
        firstOf(SYSTEMS.filter((system) => system !== 'PARIS')),
      );
      expect(await issues('PARIS', 'unreachable')).toBeGreaterThan(before);
      await down.open();
      expect(await offers()).toMatchObject({ systemSourceError: false });
    });

    test('breaks one connection, and the repeated request succeeds', async () => {
      fill();
      const source = sources.of('PARIS');
      source.behaviour = (request, response) => {
        source.behaviour = null;
        misbehaviours.hangsUp(request, response);
      };
      expect(await offers()).toMatchObject({ systemSourceError: false });
      expect(source.requests).toHaveLength(2);
    });

    test('redirects, and the redirect is not followed, so that the national id is not sent on', async () => {
      const elsewhere = sources.of('NSF');
      sources.of('PARIS').behaviour = misbehaviours.redirectsTo(`${elsewhere.url}/avtaler`);
      await agreements();
      expect(elsewhere.requests).toHaveLength(1);
    });
  });

  test('the list is empty and reports the missing systems when all sources fail', async () => {
    const { hangs, cuts, overflows, answersStatus, answersText, redirectsTo } = misbehaviours;
    const ways = [hangs, cuts, overflows, answersStatus(500), answersText('x'), redirectsTo('/'), hangs];
    for (const [index, source] of sources.all.entries()) source.behaviour = ways[index] ?? hangs;
    const { manglerFra = [], ...rest } = await offers();
    expect(rest).toEqual({ tilbud: [], systemSourceError: true });
    expect(manglerFra.toSorted()).toEqual(SYSTEMS.toSorted());
    expect(await count()).toEqual({ antall: 0, systemSourceError: true });
  });

  test('only invalid items are left out, and the list reports that items are missing', async () => {
    const good = { ...item('NICE'), productType: 'ROMSKIP', description: null, monthlyPrice: null };
    const bad = [null, { ...item('NICE', ''), monthlyPrice: 1 }, item('PARIS')];
    sources.of('NICE').behaviour = misbehaviours.answersJson({ tilbud: [...bad, good] });
    expect(await offers()).toEqual({
      tilbud: [{ ...item('NICE'), productType: 'ROMSKIP', monthlyPrice: undefined }],
      systemSourceError: true,
      manglerFra: ['NICE'],
    });
    expect(await count()).toEqual({ antall: 0, systemSourceError: true });
  });

  test('invalid fields are left out without a warning, and the insurance is shown', async () => {
    const odd = {
      ...item('NICE'),
      policyNumber: 81030354,
      name: null,
      description: 'Volvo\ud83d',
      monthlyPrice: '199',
      productCode: { kode: 'P48' },
      endDate: '2026-12-31T00:00:00',
    };
    sources.of('NICE').behaviour = misbehaviours.answersJson({ avtaler: [odd] });
    const before = await issues('NICE', 'bad-field');
    const { avtaler, systemSourceError } = await agreements();
    const { name, productType, systemSource } = item('NICE');
    expect(avtaler).toEqual([
      {
        policyNumber: '81030354',
        name,
        productType,
        systemSource,
        monthlyPrice: 199,
        endDate: '2026-12-31',
        standing: 'IN_FORCE',
      },
    ]);
    expect(systemSourceError).toBe(false);
    expect(await issues('NICE', 'bad-field')).toBe(before + 1);
  });

  test.each<[string, object, string, boolean]>([
    ['an unknown status', { avtaleStatus: 'EXPIRED' }, 'avtaleStatus', false],
    ['a negative price', { yearlyPrice: -1 }, 'yearlyPrice', true],
    [
      'an unreadable date',
      { avtaleDetaljer: { hovedforfall: 'snart' } },
      'avtaleDetaljer.hovedforfall',
      true,
    ],
  ])('%s is not shown, is flagged, and is counted by its field', async (_case, fields, field, isShown) => {
    const answer = { avtaler: [{ ...item('NICE'), ...fields }] };
    sources.of('NICE').behaviour = misbehaviours.answersJson(answer);
    const { avtaler, systemSourceError, manglerFra } = await agreements();
    expect([avtaler.length, systemSourceError, manglerFra]).toEqual([isShown ? 1 : 0, true, ['NICE']]);
    const { body } = await portal.app.inject('/internal/metrics');
    expect(body).toMatch(
      new RegExp(
        `^source_rejected_fields_total\\{system="NICE",list="avtaler",field="${field}"\\} [1-9]`,
        'm',
      ),
    );
  });

  test('a number with half a surrogate pair removes only its insurance from the page', async () => {
    const broken = item('NICE', 'A\ud83d');
    sources.of('NICE').behaviour = misbehaviours.answersJson({
      avtaler: [broken, item('NICE')],
      tilbud: [broken],
    });
    expect(numbersIn((await agreements()).avtaler)).toEqual(['NICE-1']);
    const page = await browser.request('/privat/forsikring/oversikt/', { headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body.includes('/privat/forsikring/motor/detaljer/NICE-1')).toBe(true);
  });

  test('a customer who was removed from the store has no list', async () => {
    const leaving = await portal.loggedIn('14860161339', PARTNER_HOST);
    await portal.db.deleteFrom('customer').where('ssn', '=', '14860161339').execute();
    expect((await leaving.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
    expect((await leaving.call('GET', '/avtaleoversikt/tilbud')).statusCode).toBe(401);
  });
});
