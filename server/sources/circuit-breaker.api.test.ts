import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OfferList } from '../../contract/offers.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { TestCustomerSystem } from '../testing/customer-system.ts';
import { databases } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import * as misbehaviours from '../testing/misbehaviours.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const FAILURES = 3;
const OPEN_MS = 60_000;

describe.each(databases().slice(0, 1))('a source that fails repeatedly', ({ open }) => {
  let sources: HttpSources;
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), {
      ...sources.env,
      SOURCE_BREAKER_FAILURES: `${FAILURES}`,
      SOURCE_BREAKER_MS: `${OPEN_MS}`,
    });
    browser = await portal.loggedIn(CUSTOMER, PARTNER_HOST);
    vi.useFakeTimers({ toFake: ['performance'] });
    for (const source of sources.all) {
      const { system } = source;
      const offer = { policyNumber: system, name: 'Bilforsikring', productType: 'BIL', systemSource: system };
      source.of(CUSTOMER).tilbud.push(offer);
    }
  });
  afterAll(async () => {
    vi.useRealTimers();
    await portal.close();
    await sources.close();
  });

  const wait = (ms: number) => vi.advanceTimersByTime(ms);
  const offers = async () => (await browser.call('GET', '/avtaleoversikt/tilbud')).json<OfferList>();

  test('is not asked for a while, and is used again once it works', async () => {
    const failing = sources.of('LOFAVOR');
    failing.behaviour = misbehaviours.answersStatus(500);
    for (let i = 0; i < FAILURES; i++) await offers();
    expect(failing.requests).toHaveLength(FAILURES);

    for (let i = 0; i < 5; i++) {
      const { tilbud, systemSourceError } = await offers();
      expect(tilbud).toHaveLength(SYSTEMS.length - 1);
      expect(systemSourceError).toBe(true);
    }
    expect(failing.requests).toHaveLength(FAILURES);
    expect((await browser.call('DELETE', '/avtaleoversikt/tilbud/LOFAVOR')).statusCode).toBe(503);
    expect(failing.requests).toHaveLength(FAILURES);
    const { body } = await portal.app.inject('/internal/metrics');
    expect(body).toContain('source_errors_total{system="LOFAVOR",kind="breaker-open"} 6');

    failing.behaviour = null;
    wait(OPEN_MS - 1);
    expect(await offers()).toMatchObject({ systemSourceError: true });
    expect(failing.requests).toHaveLength(FAILURES);
    wait(1);
    await expect.poll(offers).toMatchObject({ systemSourceError: false });
    expect(failing.requests).toHaveLength(FAILURES + 1);
    expect((await offers()).tilbud).toHaveLength(SYSTEMS.length);
    expect(sources.of('NICE').requests.length).toBeGreaterThan(FAILURES + 5);
  });

  test('is not asked for a while when it refuses connections', async () => {
    const failing = sources.of('NSF');
    await failing.shut();
    for (let i = 0; i < FAILURES; i++) await offers();
    await failing.open();
    const before = failing.requests.length;
    expect(await offers()).toMatchObject({ systemSourceError: true });
    expect(failing.requests).toHaveLength(before);
    wait(OPEN_MS);
    await expect.poll(offers).toMatchObject({ systemSourceError: false });
  });

  test('is still asked for others when it fails for one customer', async () => {
    const source = sources.of('PARIS');
    source.behaviour = misbehaviours.answersStatus(500);
    for (let i = 0; i < FAILURES; i++) await offers();
    source.behaviour = null;
    const other = await portal.loggedIn('01819021887', PARTNER_HOST);
    const answer = (await other.call('GET', '/avtaleoversikt/tilbud')).json<OfferList>();
    expect(answer).toMatchObject({ systemSourceError: false });
    expect(await offers()).toMatchObject({ systemSourceError: true });
    wait(OPEN_MS);
    expect(await offers()).toMatchObject({ systemSourceError: false });
  });

  test('is still asked for lists when requests about one item fail', async () => {
    const source = sources.of('NICE');
    source.answers.set('/tilbud/NICE', misbehaviours.answersStatus(500));
    const remove = () => browser.call('DELETE', '/avtaleoversikt/tilbud/NICE');
    const removals = () => source.requests.filter(({ method }) => method === 'DELETE').length;
    await Promise.all(Array.from({ length: FAILURES }, remove));
    expect(removals()).toBe(FAILURES);
    expect(await offers()).toMatchObject({ systemSourceError: false });

    await remove();
    expect(removals()).toBe(FAILURES);
    source.answers.clear();
    wait(OPEN_MS);
    await remove();
    expect(removals()).toBe(FAILURES + 1);
  });

  test('is still asked when only items are invalid', async () => {
    const source = sources.of('PARIS');
    source.behaviour = misbehaviours.answersJson({ tilbud: [null] });
    const before = source.requests.length;
    for (let i = 0; i < FAILURES + 3; i++) await offers();
    expect(source.requests).toHaveLength(before + FAILURES + 3);
    source.behaviour = null;
  });

  test('is still asked when errors may concern one customer', async () => {
    const source = sources.of('PROLIFE');
    for (const behaviour of [misbehaviours.answersStatus(404), misbehaviours.answersText('tull')]) {
      source.behaviour = behaviour;
      for (let i = 0; i < FAILURES * 2; i++)
        expect(await offers()).toMatchObject({ systemSourceError: true });
    }
    source.behaviour = null;
    const other = await portal.loggedIn('01819021887', PARTNER_HOST);
    const answer = (await other.call('GET', '/avtaleoversikt/tilbud')).json<OfferList>();
    expect(answer).toEqual({ tilbud: [], systemSourceError: false });
  });
});

describe.each(databases().slice(0, 1))('a customer system whose changes fail', ({ open }) => {
  const system = new TestCustomerSystem();
  let portal: TestPortal;
  beforeAll(async () => {
    await system.open();
    portal = await openPortal(await open(), { ...system.env, SOURCE_BREAKER_FAILURES: `${FAILURES}` });
  });
  afterAll(async () => {
    await portal.close();
    await system.shut();
  });

  test('is still asked for the profile', async () => {
    system.answers.set('POST /adresse/oppdater', misbehaviours.answersStatus(500));
    const browser = await portal.loggedIn(CUSTOMER);
    for (let i = 0; i < FAILURES; i++) await browser.call('POST', '/adresse/oppdater');
    expect(system.requests.filter(({ method }) => method === 'POST')).toHaveLength(FAILURES);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });
});
