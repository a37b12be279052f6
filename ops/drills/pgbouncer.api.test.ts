import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../e2e/people.ts';
import { MIGRATION_LOCK } from '../../server/platform/db/migrator.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../server/testing/pgbouncer.ts';
import { type ServerProcess, startServer } from '../../server/testing/server-process.ts';
import { withClient } from '../../tools/test-database.ts';
import { temporaryPostgres } from '../bench/temporary-postgres.ts';
import { AGREEMENTS, CONTACT, type Customer, logInAt, OVERVIEW } from './customer.ts';
import { NO_RATE_LIMITS } from './server.ts';

const POOL = 3;
const CUSTOMERS = Object.values(people);
const ROUNDS = 5;
/** The lock limit of the role, and time for a busy machine. */
const REFUSED_MS = 4000;

/** Among the locks of all databases. */
const HERE = '(select oid from pg_database where datname = current_database()) = database';

if (!hasPgBouncer()) console.log('No test of PgBouncer: it is missing: on Debian, apt install pgbouncer.');

describe.skipIf(!hasPgBouncer())('a server behind the shipped PgBouncer', () => {
  let postgres: Awaited<ReturnType<typeof temporaryPostgres>>;
  let bouncer: PgBouncer;
  let servers: ServerProcess[];
  const at = ({ port }: ServerProcess) => `http://localhost:${port}`;

  beforeAll(async () => {
    postgres = await temporaryPostgres();
    bouncer = await startPgBouncer(postgres.url, POOL);
    const env = { ...NO_RATE_LIMITS, DATABASE_URL: bouncer.url };
    // Both migrate the empty database at once.
    servers = await Promise.all([startServer(env), startServer(env)]);
    for (const { port, output } of servers) if (port === 0) throw new Error(output());
  }, 120_000);
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await bouncer?.stop();
    await postgres?.drop();
  });

  test('has no lock of a migration left, which would belong to a connection that others use', async () => {
    expect(
      await countRows(postgres.url, `select from pg_locks where locktype = 'advisory' and ${HERE}`),
    ).toBe(0);
  });

  test('starts a server that waits for another one’s migrations, longer than the limits of the role', async () => {
    const other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const starting = startServer({ ...NO_RATE_LIMITS, DATABASE_URL: bouncer.url });
    const waiting = `select from pg_stat_activity where datname = current_database()
      and wait_event = 'advisory' and clock_timestamp() - query_start > interval '1200 ms'`;
    await expect.poll(() => countRows(postgres.url, waiting)).toBe(1);
    await other.query('commit');
    await other.end();
    const server = await starting;
    servers.push(server);
    expect(server.port, server.output()).toBeGreaterThan(0);
  });

  test('serves pages, calls and changes of several customers over fewer connections than servers open', async () => {
    const customers = await Promise.all(
      CUSTOMERS.flatMap(({ ssn }) => servers.map((server) => logInAt(at(server), ssn))),
    );
    const act = async (customer: Customer, number: number) => {
      const url = at(servers[number % 2] as ServerProcess);
      for (let round = 0; round < ROUNDS; round += 1) {
        const contact = { epostAdresse: `nr.${number}@example.com` };
        const answers = await Promise.all([
          customer.get(url, OVERVIEW),
          customer.get(url, AGREEMENTS),
          customer.send(url, 'PUT', CONTACT, contact),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      }
    };
    await Promise.all(customers.map(act));
    const open = await connectionCount(postgres.url, bouncer.url);
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual(POOL);
  });

  test('refuses a change of a locked row in time, by the limits of the role', async () => {
    const [server] = servers as [ServerProcess];
    const kari = await logInAt(at(server), people.kari.ssn);
    const operator = new pg.Client({ connectionString: postgres.url });
    await operator.connect();
    await operator.query('begin');
    await operator.query('select 1 from customer for update');
    try {
      const began = performance.now();
      const change = await kari.send(at(server), 'PUT', CONTACT, { epostAdresse: 'sperret@example.com' });
      expect(change.status).toBe(503);
      expect(performance.now() - began).toBeLessThan(REFUSED_MS);
      expect((await kari.get(at(server), OVERVIEW)).status).toBe(200);
    } finally {
      await operator.query('rollback');
      await operator.end();
    }
  });
});

/** Returns the number of connections that PgBouncer has to the database. */
async function connectionCount(url: string, through: string): Promise<number> {
  const database = new URL(url).pathname.slice(1);
  return await countRows(through, 'select from pg_stat_activity where datname = $1', database);
}

async function countRows(url: string, query: string, ...values: string[]): Promise<number> {
  return await withClient(url, async (client) => (await client.query(query, values)).rows.length);
}
