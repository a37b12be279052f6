import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { DAY_MS } from '../../domain/days.ts';
import { personNamed } from '../../e2e/people.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { valkeyState } from '../../server/platform/state/valkey-state.ts';
import { startValkey, type Valkey } from '../../server/testing/valkey.ts';
import { nodeEnv } from '../../tools/run-node.mjs';
import { root } from '../../tools/set-up.mjs';
import { withClient } from '../../tools/test-database.ts';
import { temporaryPostgres } from '../bench/temporary-postgres.ts';
import { CONTACT, type Customer, logInAt, OVERVIEW } from './customer.ts';
import { atMost, type Drill, type Finding } from './drill.ts';
import { NO_RATE_LIMITS, withServer } from './server.ts';
import { type Answered, answerTo, countsOf, keepAsking, pause } from './traffic.ts';

type Sizes = { customers: number; sessions: number };
const FULL: Sizes = { customers: 300_000, sessions: 100_000 };
const SHORT: Sizes = { customers: 3000, sessions: 2000 };
/** Older than RETENTION_AUDIT_DAYS and the other periods. */
const OLD_MS = 1000 * DAY_MS;
const BATCH = 1000;
const PURGE_S = 60;
const TIME_OUTS_S = 600;
const LOCKED_MS = 8000;
/** DATABASE_LOCK_MS, and the time of a request on a busy machine. */
const LOCK_S = 1.5;
const OTHERS = ['Jonas', 'Ingrid', 'Gunnar', 'Per Arne', 'Silje', 'Amina', 'Marit', 'Ola'];

/**
 * What grows with the number of customers: a purge, and the recording of sessions that time out at once. Also what others
 * notice while one customer's row, or the change feed, is locked.
 */
export const nation: Drill = {
  name: 'nation',
  about:
    '300,000 customers in PostgreSQL: purge within a minute, 100,000 time-outs recorded within 10 minutes, a locked row delays others by at most a second',
  fault: {
    what: 'waits for locks have no limit (DATABASE_LOCK_MS=0)',
    turnsRed: /^(a customer's row|the change feed) locked/,
  },
  async run({ withFault, isShort }) {
    const sizes = isShort ? SHORT : FULL;
    const postgres = await temporaryPostgres();
    const valkey = await startValkey();
    try {
      if (!valkey) throw new Error('Valkey (or Redis) is missing.');
      await fill(postgres.url, sizes);
      const purge = await purged(postgres.url);
      const env = {
        ...NO_RATE_LIMITS,
        DATABASE_URL: postgres.url,
        VALKEY_URL: valkey.url,
        ...(withFault && { DATABASE_LOCK_MS: '0' }),
      };
      return await withServer(env, async (url) => [
        purge,
        ...(await withLockedRows(url, postgres.url)),
        await timeOuts(postgres.url, valkey, sizes),
      ]);
    } finally {
      await valkey?.stop();
      await postgres.drop();
    }
  },
};

/** Fills a new database with statements of its own, which take a tenth of the time of an import. */
async function fill(url: string, { customers }: Sizes): Promise<void> {
  await (await openDatabase({ url })).destroy();
  const old = Date.now() - OLD_MS;
  const now = Date.now();
  const all = `generate_series(1, ${customers}) as n`;
  await withClient(url, async (client) => {
    for (const statement of [
      `insert into customer (id, ssn, name, is_lo_member, is_bank_customer, marketing_consent, cross_domain_consent, documents_by_post, tasks, has_unread_messages, recommendations, tracking_id, stored_at)
         select 'customer-' || n, 'ssn-' || n, 'Kunde ' || n, 0, 1, 0, 0, 0, '{}', 0, '{}', 'tracking-' || n, ${now} from ${all}`,
      `insert into item (customer_id, list, system, id, position, value)
         select 'customer-' || n, list, 'NICE', n || list, 1, '{}' from ${all}, (values ('avtaler'), ('fakturaer')) as lists (list)`,
      `insert into audit (id, customer_id, action, at)
         select kind || n, 'customer-' || n, 'logged-in', case kind when 'old' then ${old} else ${now} end from ${all}, (values ('old'), ('new')) as kinds (kind)`,
      `insert into last_login (customer_id, at) select 'customer-' || n, ${now} from ${all}`,
      `insert into change_feed (position, customer_id, what, value, at)
         select n, 'customer-' || n, 'contact-information-changed', '{}', case when n % 2 = 0 then ${old} else ${now} end from ${all}`,
      `insert into change_feed_state (id, feed, last, purged) values (1, 'feed', ${customers}, 0)`,
      'analyze',
    ])
      await client.query(statement);
  });
}

async function purged(url: string): Promise<Finding> {
  const began = performance.now();
  const child = spawn(process.execPath, ['commands/customers/main.ts', 'purge'], {
    cwd: root,
    env: { ...nodeEnv, PATH: process.env.PATH, DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error('the purge failed');
  const { rows } = await query(url, "select count(*)::int as left from audit where id like 'old%'");
  if (rows[0].left !== 0) throw new Error(`${rows[0].left} old activities are left`);
  return atMost('purge', seconds, PURGE_S, 's');
}

/** Lets sessions time out in Valkey, and measures until a server has recorded all of them. */
async function timeOuts(url: string, valkey: Valkey, { sessions }: Sizes): Promise<Finding> {
  const state = await valkeyState(valkey.url, () => {});
  const now = Date.now();
  for (let first = 1; first <= sessions; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    await Promise.all(
      numbers.map(async (number) => {
        const customerId = `customer-${number}`;
        const session = {
          kfpSessionId: randomUUID(),
          customerId,
          distributor: 'fremtind',
          loginContext: 'FORSIKRING',
        };
        const times = { createdAt: now - DAY_MS, lastSeenAt: now - DAY_MS };
        await state.set(`session:${number}`, { ...session, ...times }, 1, `customer:${customerId}`);
      }),
    );
  }
  await state.close();
  const recorded = "select count(*)::int as recorded from audit where action = 'timed-out'";
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let count = 0;
  while (count < sessions && seconds() < TIME_OUTS_S) {
    await pause(1000);
    count = (await query(url, recorded)).rows[0].recorded;
  }
  const finding = atMost(`${sessions} time-outs recorded`, seconds(), TIME_OUTS_S, 's');
  return { ...finding, figure: `${count} in ${finding.figure}`, holds: count === sessions };
}

/** Locks a customer's row, and then the change feed. Measures how long others wait, and the customer. */
async function withLockedRows(url: string, database: string): Promise<Finding[]> {
  const kari = await logInAt(url, personNamed('Kari').ssn);
  const others: Customer[] = [];
  for (const name of OTHERS) others.push(await logInAt(url, personNamed(name).ssn));
  // Only customers of the main system may change their contact information.
  await query(database, "update customer set nice_customer_number = id where id not like 'customer-%'");
  const change = (customer: Customer) =>
    customer.send(url, 'PUT', CONTACT, { epostAdresse: `nr.${others.indexOf(customer)}@example.com` });
  const ask = async (round: number) => {
    const customer = others[round % others.length] ?? kari;
    return round % 2 === 0 ? await customer.get(url, OVERVIEW) : await change(customer);
  };
  const read = async (round: number) => await (others[round % others.length] ?? kari).get(url, OVERVIEW);
  const row = `select 1 from customer where ssn = '${personNamed('Kari').ssn}' for update`;
  const ofCustomer = await whileLocked(database, row, ask, () => change(kari));
  const feed = 'select 1 from change_feed_state for update';
  const ofFeed = await whileLocked(database, feed, read, () => change(kari));
  return [
    within("a customer's row locked: others", ofCustomer.others),
    within("a customer's row locked: the customer's changes", ofCustomer.locked),
    within('the change feed locked: pages of others', ofFeed.others),
    within('the change feed locked: changes', ofFeed.locked),
  ];
}

async function whileLocked(
  database: string,
  lock: string,
  ask: (round: number) => Promise<Response>,
  locked: () => Promise<Response>,
): Promise<{ others: readonly Answered[]; locked: readonly Answered[] }> {
  return await withClient(database, async (client) => {
    await client.query('begin');
    await client.query(lock);
    const traffic = keepAsking(ask, 4);
    const refused: Answered[] = [];
    const began = performance.now();
    while (performance.now() - began < LOCKED_MS) refused.push(await answerTo(locked));
    const others = await traffic.stop();
    await client.query('rollback');
    return { others, locked: refused };
  });
}

/** Holds if every request was answered clearly, and none took longer than the wait for a lock. */
function within(what: string, answers: readonly Answered[]): Finding {
  const finding = atMost(what, Math.max(...answers.map(({ ms }) => ms)) / 1000, LOCK_S, 's');
  return {
    ...finding,
    figure: `${finding.figure} (${countsOf(answers)})`,
    holds: finding.holds && answers.every(({ clear }) => clear),
  };
}

async function query(url: string, statement: string): Promise<pg.QueryResult> {
  return await withClient(url, async (client) => await client.query(statement));
}
