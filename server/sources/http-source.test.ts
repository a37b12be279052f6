import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import { httpSource } from './http-source.ts';

const CUSTOMER = {
  id: 'x',
  ssn: '13919110028',
  actor: { customerId: 'x', distributor: 'fremtind' },
};

let sources: HttpSources;
let database: TestDatabase;
beforeAll(async () => {
  sources = await startHttpSources();
  const [engine] = databases();
  if (!engine) throw new Error('no database');
  database = await engine.open();
});
afterAll(async () => {
  await database.close();
  await sources.close();
});

test.each(['.', '..', 'A\ud800'])(
  'rejects the number %j, which an address can’t contain, and calls no other address',
  async (number) => {
    const system = 'NICE' as const;
    const limits = { failures: 5, openMs: 1000 };
    const { url, requests } = sources.of(system);
    const source = httpSource({
      system,
      url,
      timeoutMs: 1000,
      limits,
      db: database.db,
      onDuration: () => {},
      onError: () => {},
      onRejectedField: () => {},
    });
    const offer = { systemSource: system, policyNumber: number };
    await expect(source.deleteOffer(CUSTOMER, offer, AbortSignal.timeout(1000))).rejects.toThrow('refused');
    expect(requests).toEqual([]);
    expect(await database.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  },
);
