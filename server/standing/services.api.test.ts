import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PATH } from '../../domain/paths.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import { answersJson, answersStatus } from '../testing/misbehaviours.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { pageText } from '../testing/standing/page-text.ts';

/**
 * A synthetic person who is in no portfolio. They belong to the partner group only at its hosts, not at
 * localhost.
 */
const CUSTOMER = '13919110028';
const OUTSIDE = 'localhost:8000';
const INSIDE = 'eika.localhost:8000';
const NOTHING_TO_DO = 'Du har ingenting å gjøre nå';
const PARTNER_SYSTEMS = ['EIKA_SKADE', 'EIKA_PERSON'] as const;

const LISTS = [
  '/avtaleoversikt/avtaler',
  '/eikaintegrasjon/avtaler',
  '/avtaleoversikt/sammendrag',
  '/avtaleoversikt/tilbud',
  '/avtaleoversikt/tilbud/antall',
  '/fakturaer',
  '/skader',
  '/dokumenter',
  '/meldinger',
  '/meldinger/uleste',
  '/mine-data',
];

const agreement = (policyNumber: string, fields: object = {}) => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyPrice: 100,
  ...fields,
});
const offer = (policyNumber: string, fields: object = {}) => ({ ...agreement(policyNumber), ...fields });

describe.each(databases().slice(0, 1))('section 6 with systems over HTTP', ({ open }) => {
  let sources: HttpSources;
  let portal: TestPortal;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), { ...sources.env, FIRST_PAGE_MS: '5000' });
  });
  beforeEach(() => {
    for (const source of sources.all) source.reset();
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  const loggedIn = (host: string) => portal.loggedIn(CUSTOMER, host);

  test.each(['CANCELLED', 'TERMINATED'])('an agreement that is %s has ended', async (avtaleStatus) => {
    const avtaler = [agreement('1', { avtaleStatus }), agreement('2')];
    sources.of('NICE').answers.set('/avtaler', answersJson({ avtaler }));
    const browser = await loggedIn(OUTSIDE);
    const list = (await browser.call('GET', '/avtaleoversikt/avtaler')).json();
    expect(list).toMatchObject({ monthlySum: 100, yearlySum: 1200, systemSourceError: false });
    expect(list.avtaler).toMatchObject([
      { policyNumber: '1', standing: 'ENDED' },
      { policyNumber: '2', standing: 'IN_FORCE' },
    ]);
    expectProblem(await browser.call('GET', '/bekreftelser/NICE/1'), 409, 'KAN_IKKE_BEKREFTES');
  });

  test('an offer with an unreadable expiry date is not shown, and the list reports it', async () => {
    const tilbud = [
      offer('1', { expirationDate: '31.12.2026' }),
      offer('2', { expirationDate: '2999-12-31' }),
    ];
    sources.of('NICE').answers.set('/tilbud', answersJson({ tilbud }));
    const browser = await loggedIn(OUTSIDE);
    expect((await browser.call('GET', '/avtaleoversikt/tilbud')).json()).toMatchObject({
      tilbud: [{ policyNumber: '2' }],
      systemSourceError: true,
    });
    expect((await browser.call('GET', '/avtaleoversikt/tilbud/antall')).json()).toEqual({
      antall: 1,
      systemSourceError: true,
    });
  });

  test("the partner group's systems are not asked for other customers, nor reported as failing", async () => {
    for (const system of PARTNER_SYSTEMS) sources.of(system).behaviour = answersStatus(500);
    const browser = await loggedIn(OUTSIDE);
    for (const path of LISTS) {
      const answer = await browser.call('GET', path);
      expect([path, answer.statusCode, answer.json().systemSourceError]).toEqual([path, 200, false]);
    }
    expect((await browser.request(`${API_PATH}/kalender`)).statusCode).toBe(200);
    expect((await browser.call('GET', '/avtaleoversikt/tilbud/dagenspriser')).statusCode).toBe(200);
    expectProblem(await browser.call('GET', '/avtaleoversikt/avtaler/EIKA_SKADE/1'), 404);
    expectProblem(await browser.call('GET', '/bekreftelser/EIKA_PERSON/1'), 404);
    const overview = await browser.request('/privat/forsikring/oversikt/');
    expect(pageText(overview.body).includes(NOTHING_TO_DO)).toBe(true);
    const requests = PARTNER_SYSTEMS.flatMap((system) => sources.of(system).requests.map(({ url }) => url));
    expect(requests).toEqual([]);
  });

  test('a failure of these systems is reported to customers in the partner group', async () => {
    for (const system of PARTNER_SYSTEMS) sources.of(system).behaviour = answersStatus(500);
    const browser = await loggedIn(INSIDE);
    for (const path of LISTS.filter((each) => each !== '/avtaleoversikt/avtaler')) {
      const answer = await browser.call('GET', path);
      expect([path, answer.statusCode, answer.json().systemSourceError]).toEqual([path, 200, true]);
    }
    const overview = await browser.request('/privat/forsikring/oversikt/');
    expect(pageText(overview.body).includes(NOTHING_TO_DO)).toBe(false);
  });
});
