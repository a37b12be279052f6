import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { endAll } from '../sharing/sharings.ts';
import { openPostgres, restoreRowsBeforeEach } from '../testing/databases.ts';
import { auditOf } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { customerId, JONAS, KARI, storeSharing } from '../testing/sharings.ts';
import { untilOneWaits } from '../testing/until-one-waits.ts';
import { deleteCustomer } from './delete-customer.ts';

describe.skipIf(!inject('postgresUrl'))('the end of all sharings of a customer on PostgreSQL', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await openPostgres());
    await importCustomers(portal.db, [
      { ssn: KARI, navn: 'Kari' },
      { ssn: JONAS, navn: 'Jonas' },
    ]);
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  const isDeleted = async ({ id, ssn }: CustomerTable) =>
    await deleteCustomer(portal.db, portal.state, { id, ssn });

  /** Locks a customer as an import does, and returns the function that ends the transaction. */
  async function lock(ssn: string): Promise<() => Promise<void>> {
    const holder = await portal.db.startTransaction().execute();
    await holder.selectFrom('customer').select('id').where('ssn', '=', ssn).forUpdate().execute();
    return async () => {
      await holder.commit().execute();
    };
  }

  const jonas = async () =>
    await portal.db.selectFrom('customer').selectAll().where('ssn', '=', JONAS).executeTakeFirstOrThrow();

  // An import that has locked the first one waits for the second: the other order would be a deadlock.
  test.each([
    ['a deletion', isDeleted],
    ['the bank', async ({ id }: CustomerTable) => await endAll(portal.db, id)],
  ])('by %s locks both customers in the order of national ids', async (_by, act) => {
    await storeSharing(portal, JONAS, ['FORSIKRINGER']);
    const release = await lock(KARI);
    const done = act(await jonas());
    await untilOneWaits(portal.db);
    const unlocked = portal.db.selectFrom('customer').select('ssn').forNoKeyUpdate().skipLocked();
    const customers = await unlocked.execute();
    await release();
    expect([customers, Number(await done)]).toEqual([[{ ssn: JONAS }], 1]);
  });

  test('by a deletion is not recorded for a sharing that the other side ended meanwhile', async () => {
    const id = await storeSharing(portal, JONAS, ['FORSIKRINGER']);
    const browser = await portal.loggedIn(JONAS);
    const release = await lock(KARI);
    const kari = { id: await customerId(portal, KARI), ssn: KARI };
    const done = deleteCustomer(portal.db, portal.state, kari);
    await untilOneWaits(portal.db);
    expect((await browser.call('DELETE', `/deling/${id}`)).statusCode).toBe(204);
    await release();
    expect(await done).toBe(true);
    expect(await auditOf(portal, JONAS)).toEqual(['sharing-ended']);
  });
});
