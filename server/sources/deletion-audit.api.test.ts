import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from '../platform/db/database.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import { httpSource } from './http-source.ts';

const CUSTOMER = {
  id: 'x',
  ssn: '13919110028',
  actor: { customerId: 'x', distributor: 'fremtind' },
};
const OFFER = { systemSource: 'NICE', policyNumber: '1' } as const;

describe.each(databases())('a deletion at a source and its audit row on $name', ({ open }) => {
  let sources: HttpSources;
  let database: TestDatabase;
  let db: Database;
  const onError = vi.fn();

  beforeAll(async () => {
    sources = await startHttpSources();
    database = await open();
  });
  beforeEach(async () => {
    db = await openDatabase(locationOf(database));
    await db.deleteFrom('audit').execute();
    onError.mockClear();
  });
  afterAll(async () => {
    await database.close();
    await sources.close();
  });

  function locationOf({ env }: TestDatabase): DatabaseLocation {
    return env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR ?? '' };
  }

  async function deleteAndLoseDatabase(status: number): Promise<boolean> {
    sources.of('NICE').behaviour = (_request, response) => {
      void db.destroy().then(() => response.writeHead(status).end());
    };
    const { url } = sources.of('NICE');
    const limits = { failures: 5, openMs: 1000 };
    const source = httpSource({
      system: 'NICE',
      url,
      timeoutMs: 1000,
      limits,
      db,
      metrics: { error: onError, duration() {}, rejectedFields() {} },
    });
    return await source.deleteOffer(CUSTOMER, OFFER, AbortSignal.timeout(5000));
  }
  const audited = async () =>
    (await database.db.selectFrom('audit').select(['customer_id', 'action']).execute()).map((row) => ({
      ...row,
    }));

  test('when the source deletes and the database fails, the deletion is reported and its audit row stays', async () => {
    expect(await deleteAndLoseDatabase(204)).toBe(true);
    expect(await audited()).toEqual([{ customer_id: 'x', action: 'offer-deletion-unclear' }]);
    expect(onError.mock.calls).toEqual([[['NICE'], 'unexpected']]);
  });

  test('when the source has no offer and the database fails, this is reported', async () => {
    expect(await deleteAndLoseDatabase(404)).toBe(false);
    expect(onError.mock.calls).toEqual([[['NICE'], 'unexpected']]);
  });

  test('no deletion is requested when the audit row can’t be written', async () => {
    sources.of('NICE').reset();
    await db.destroy();
    const { url, requests } = sources.of('NICE');
    const limits = { failures: 5, openMs: 1000 };
    const source = httpSource({
      system: 'NICE',
      url,
      timeoutMs: 1000,
      limits,
      db,
      metrics: { error: onError, duration() {}, rejectedFields() {} },
    });
    await expect(source.deleteOffer(CUSTOMER, OFFER, AbortSignal.timeout(5000))).rejects.toThrow();
    expect(requests).toEqual([]);
  });
});
