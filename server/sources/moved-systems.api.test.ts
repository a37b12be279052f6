import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreementList } from '../../contract/agreements.ts';
import type { OfferList } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';

describe.each(databases())('NICE with an address and NSF without one, on $name', ({ open }) => {
  let sources: HttpSources;
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), { SOURCE_NICE_URL: sources.of('NICE').url });
    browser = await portal.loggedIn(CUSTOMER);
    const { id } = await portal.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    for (const system of ['NICE', 'NSF'] as const) await store(id, system);
    const item = { name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
    sources
      .of('NICE')
      .of(CUSTOMER)
      .avtaler.push({ ...item, policyNumber: 'NICE-http' });
    sources
      .of('NICE')
      .of(CUSTOMER)
      .tilbud.push({ ...item, policyNumber: 'NICE-http' });
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  /** Adds an agreement and an offer to the portal's own store. */
  async function store(customerId: string, system: System): Promise<void> {
    const id = `${system}-store`;
    const value = JSON.stringify({
      policyNumber: id,
      name: 'Bilforsikring',
      productType: 'BIL',
      systemSource: system,
    });
    const item = { customer_id: customerId, system, id, position: 0, value };
    await portal.db
      .insertInto('item')
      .values([
        { ...item, list: 'avtaler' },
        { ...item, list: 'tilbud' },
      ])
      .execute();
  }

  test('items in the store of a moved system are not shown', async () => {
    const { avtaler } = (await browser.call('GET', '/avtaleoversikt/avtaler')).json<AgreementList>();
    expect(avtaler.map(({ policyNumber }) => policyNumber)).toEqual(['NICE-http', 'NSF-store']);
    const { tilbud } = (await browser.call('GET', '/avtaleoversikt/tilbud')).json<OfferList>();
    expect(tilbud.map(({ policyNumber }) => policyNumber)).toEqual(['NICE-http', 'NSF-store']);
    expect(sources.of('NSF').requests).toEqual([]);
  });

  test('an offer is deleted in the system that holds it', async () => {
    const remove = async (number: string) =>
      (await browser.call('DELETE', `/avtaleoversikt/tilbud/${number}`)).statusCode;
    expect(await remove('NICE-store')).toBe(404);
    expect(await remove('NICE-http')).toBe(204);
    expect(await remove('NSF-store')).toBe(204);
    const stored = await portal.db.selectFrom('item').select('id').where('list', '=', 'tilbud').execute();
    expect(stored).toEqual([{ id: 'NICE-store' }]);
    expect(sources.of('NICE').of(CUSTOMER).tilbud).toEqual([]);
  });
});
