import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { TestCustomerSystem } from './customer-system.ts';
import { type Engine, emptyDatabase } from './databases.ts';
import { openPortal, type TestPortal } from './portal.ts';

/** A customer whom the store doesn't know. */
export const KARI = '01819021887';
export const PERSON = '/skadekunde/hent';
export const CONTACT = '/skadekunde/kontaktinformasjon';

/**
 * Opens a portal for the tests of a block. Customers' own data are in the bank's systems. Before each test
 * the systems are reset and Kari is logged in.
 */
export function portalOfCustomerSystem(open: Engine['open']) {
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
    kari = await portal.loggedIn(KARI);
  });

  return {
    system,
    portal: () => portal,
    kari: () => kari,
    get: (path: string) => kari.call('GET', path),
  };
}
