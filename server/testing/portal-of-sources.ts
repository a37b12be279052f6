import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { System } from '../../domain/systems.ts';
import type { TestBrowser } from './browser.ts';
import type { Engine } from './databases.ts';
import { type HttpSources, startHttpSources } from './http-sources.ts';
import { openPortal, type TestPortal } from './portal.ts';

const TIMEOUT_MS = 2000;
/** Two customers whom the store doesn't know. */
export const KARI = '01819021887';
export const JONAS = '14860161339';

const key = { systemSource: 'NICE', id: '1' };
export const DOCUMENT = { ...key, tittel: 'Vilkår for båt', type: 'VILKAAR', dato: '2026-05-04' };
export const INVOICE = { ...key, forfallsdato: '2026-12-15', belop: 462.5, status: 'KOMMENDE' };
export const CLAIM = {
  ...key,
  skadenummer: 'S1',
  tittel: 'Steinsprut',
  meldtDato: '2026-11-02',
  status: 'MOTTATT',
};
export const MESSAGE = { ...key, tittel: 'Ny avtale', dato: '2026-11-01' };
export const AGREEMENT = {
  policyNumber: '7',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
};

/**
 * Opens a portal for the tests of a block, with a service for every system and Kari logged in. The services
 * are reset before each test. With `listen` the portal accepts connections.
 */
export function portalOfSources(open: Engine['open'], { listen = false } = {}) {
  let portal: TestPortal;
  let sources: HttpSources;
  let kari: TestBrowser;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), {
      ...sources.env,
      SOURCE_TIMEOUT_MS: String(TIMEOUT_MS),
      SOURCE_BREAKER_FAILURES: '1000',
    });
    if (listen) await portal.app.listen({ port: 0, host: '127.0.0.1' });
    kari = await logIn(KARI);
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });
  beforeEach(() => {
    for (const source of sources.all) source.reset();
  });

  const logIn = (ssn: string) => portal.loggedIn(ssn);

  return {
    portal: () => portal,
    kari: () => kari,
    source: (system: System) => sources.of(system),
    nice: () => sources.of('NICE'),
    logIn,
    get: async (path: string, browser = kari) => (await browser.call('GET', path)).json(),
  };
}
