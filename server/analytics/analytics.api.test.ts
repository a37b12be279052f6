import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { expectDeletedCustomerRefused, expectGuarded } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const OTHER = '01819021887';
const ENDPOINT = { method: 'GET', path: '/analyse/tracking-id' } as const;

describe.each(databases())('analytics on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());

  async function trackingId(ssn: string): Promise<string> {
    const browser = await portal.loggedIn(ssn);
    const answer = await browser.call('GET', ENDPOINT.path);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['trackingId']);
    return answer.json().trackingId;
  }

  test('returns a stable id that differs between customers', async () => {
    const id = await trackingId(CUSTOMER);
    expect(await trackingId(CUSTOMER)).toBe(id);
    expect(await trackingId(OTHER)).not.toBe(id);
  });

  test('returns a random id, not derived from the customer id or national id', async () => {
    const id = await trackingId(CUSTOMER);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const row = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', CUSTOMER)
      .executeTakeFirstOrThrow();
    expect(id).not.toBe(row.id);
  });

  test('requires a logged-in customer', () => expectGuarded(portal, CUSTOMER, ENDPOINT));
  test('refuses a deleted customer, who gets a new id after a new login', async () => {
    const id = await trackingId(CUSTOMER);
    await expectDeletedCustomerRefused(portal, CUSTOMER, ENDPOINT);
    expect(await trackingId(CUSTOMER)).not.toBe(id);
  });
});
