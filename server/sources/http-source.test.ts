import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SHIPPED_SYSTEMS } from '../../domain/systems.ts';
import { freePort } from '../../tools/free-port.mjs';
import { readConfiguration } from '../platform/config/configuration.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { refusesFile } from '../testing/claim-system.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import { answersStatus } from '../testing/misbehaviours.ts';
import { httpSource } from './http-source.ts';
import { createSources } from './sources.ts';

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
      metrics: { error() {}, duration() {}, rejectedFields() {} },
    });
    const offer = { systemSource: system, policyNumber: number };
    await expect(source.deleteOffer(CUSTOMER, offer, AbortSignal.timeout(1000))).rejects.toThrow('refused');
    expect(requests).toEqual([]);
    expect(await database.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  },
);

test('the log has the status of a refusal, for a list, an item and the customer’s own data', async () => {
  const source = sources.of('NICE');
  source.behaviour = answersStatus(401);
  const warn = vi.fn();
  const { list, file, customer } = createSources({
    configuration: readConfiguration({ SOURCE_NICE_URL: source.url, SOURCE_TASKS_URL: source.url }),
    db: database.db,
    systems: SHIPPED_SYSTEMS,
    registry: new Registry(),
    log: { warn },
  });
  await list('avtaler', CUSTOMER, ['NICE']);
  await expect(file(CUSTOMER, { systemSource: 'NICE', id: '1' })).rejects.toThrow('refused');
  await expect(customer.tasks(CUSTOMER as unknown as CustomerTable)).rejects.toThrow('refused');
  expect(warn.mock.calls.map(([values]) => values)).toEqual([
    { system: 'NICE', list: 'avtaler', kind: 'refused', status: 401 },
    { system: 'NICE', kind: 'refused', status: 401 },
    { system: 'TASKS', kind: 'refused', status: 401 },
  ]);
  source.reset();
});

test('the log has the code of a connection that failed', async () => {
  const warn = vi.fn();
  const { list } = createSources({
    configuration: readConfiguration({ SOURCE_NICE_URL: `http://127.0.0.1:${await freePort()}` }),
    db: database.db,
    systems: SHIPPED_SYSTEMS,
    registry: new Registry(),
    log: { warn },
  });
  await list('avtaler', CUSTOMER, ['NICE']);
  expect(warn.mock.calls).toEqual([
    [{ system: 'NICE', list: 'avtaler', kind: 'unreachable', code: 'ECONNREFUSED' }, expect.any(String)],
  ]);
});

test.each([
  ['refuses', 409, 'refused'],
  ['fails after', 500, 'failed'],
])('the log has the status of a system that %s a file of a claim', async (_what, status, kind) => {
  const source = sources.of('NICE');
  source.answers.set('/skader/1/vedlegg', refusesFile(status, 'UNHEARD_OF'));
  const warn = vi.fn();
  const { addFile } = createSources({
    configuration: readConfiguration({ SOURCE_NICE_URL: source.url }),
    db: database.db,
    systems: SHIPPED_SYSTEMS,
    registry: new Registry(),
    log: { warn },
  });
  async function* content() {
    yield Buffer.from('%PDF-1.4');
  }
  const file = { name: 'a.pdf', type: 'application/pdf', key: 'k', content: content() } as const;
  await expect(addFile(CUSTOMER, { systemSource: 'NICE', id: '1' }, file)).rejects.toThrow();
  expect(warn.mock.calls.map(([values]) => values)).toContainEqual({ system: 'NICE', kind, status });
  source.reset();
});
