import { Readable } from 'node:stream';
import { sql } from 'kysely';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { ActivityPage } from '../../contract/activities.ts';
import type { OwnSessionList } from '../../contract/session.ts';
import { valkeyState } from '../platform/state/valkey-state.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { ownValkey } from '../testing/own-valkey.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '13919110028';
const OLA = '01819021887';
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E1 Safari/604.1';
const OKTER = '/sikkerhet/okter';
const NOBODYS = '6f0c1b5e-3c44-4f0e-8a54-0a4f4d7f1a11';

type Opened = Parameters<typeof openPortal>[0];
const stores: { name: string; open(): Promise<Opened> }[] = [...databases()];
const valkeyUrl = ownValkey('own-sessions');
const [sqlite] = databases();
if (valkeyUrl && sqlite) {
  stores.push({
    name: 'Valkey',
    open: async () => ({ ...(await sqlite.open()), state: await valkeyState(valkeyUrl, () => {}) }),
  });
}

describe.each(stores)("a customer's sessions in $name", ({ name, open }) => {
  let portal: TestPortal;
  const logged: string[] = [];
  beforeAll(async () => {
    const stream = { write: (line: string) => void logged.push(line) };
    portal = await openPortal(await open(), { LOG_LEVEL: 'info' }, { logTo: stream });
  });
  beforeEach(async () => {
    // Customers get new ids in each test, so sessions left in Valkey belong to no customer.
    await emptyDatabase(portal.db);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => portal.close());

  async function loggedIn(userAgent = CHROME, { ssn = KARI, host = 'localhost:8000' } = {}) {
    const browser = portal.browser(host, userAgent);
    await browser.logIn(ssn);
    return browser;
  }
  const listed = async (browser: TestBrowser) =>
    ((await browser.call('GET', OKTER)).json() as OwnSessionList).okter;
  const activitiesOf = async (browser: TestBrowser) =>
    ((await browser.call('GET', '/sikkerhet/aktivitet')).json() as ActivityPage).aktiviteter.map(
      ({ hva, enhet, distributor }) => [hva, enhet, distributor],
    );

  async function refuseWrites() {
    onTestFinished(async () => void (await sql`pragma query_only = off`.execute(portal.db)));
    await sql`pragma query_only = on`.execute(portal.db);
  }

  test.runIf(name === 'Valkey')('outlive another login that the database cannot store', async () => {
    const browser = await loggedIn();
    await refuseWrites();
    expect((await browser.logIn(KARI)).statusCode).toBe(503);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  test.runIf(name === 'Valkey')('end, and the log says so, while the database can only be read', async () => {
    const browser = await loggedIn();
    const other = await loggedIn();
    await refuseWrites();
    logged.length = 0;

    expect((await browser.call('DELETE', OKTER)).statusCode).toBe(204);
    expect((await other.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    expect((await browser.call('POST', '/auth/logout', {})).statusCode).toBe(200);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    expect(logged.filter((line) => line.includes('the end of a session is missing'))).toHaveLength(2);
  });

  test('are listed with device, distributor and times, the current one first', async () => {
    await loggedIn(SAFARI, { host: 'sb1.localhost:8000' });
    const browser = await loggedIn();
    await loggedIn(CHROME, { ssn: OLA });
    const okter = await listed(browser);
    expect(okter).toMatchObject([
      { enhet: 'Chrome på Mac', enhetstype: 'DATAMASKIN', distributor: 'fremtind', denne: true },
      {
        enhet: 'Safari på iPhone',
        enhetstype: 'MOBIL',
        distributor: 'sb1',
        distributornavn: 'SpareBank 1',
        denne: false,
      },
    ]);
    for (const { startet, sistBrukt } of okter) expect(sistBrukt >= startet).toBe(true);
    const secrets = [...browser.cookies.values()];
    expect(secrets.some((secret) => JSON.stringify(okter).includes(secret))).toBe(false);
  });

  test('are named in the language of the request', async () => {
    const browser = await loggedIn();
    browser.cookies.set('kfp-spraak', 'en');
    expect(await listed(browser)).toMatchObject([{ enhet: 'Chrome on Mac' }]);
  });

  test('can be ended from another session, which is recorded', async () => {
    const phone = await loggedIn(SAFARI);
    const browser = await loggedIn();
    const [, other] = await listed(browser);
    expect((await browser.call('DELETE', `${OKTER}/${other?.id}`)).statusCode).toBe(204);
    expectProblem(await phone.call('GET', '/skadekunde/hent'), 401);
    expect(await listed(browser)).toHaveLength(1);
    expectProblem(await browser.call('DELETE', `${OKTER}/${other?.id}`), 404);
    expect(await activitiesOf(browser)).toEqual([
      ['OKT_AVSLUTTET', 'Safari på iPhone', 'fremtind'],
      ['INNLOGGING_NY_ENHET', 'Chrome på Mac', 'fremtind'],
      ['INNLOGGING', 'Safari på iPhone', 'fremtind'],
    ]);
  });

  test('can all be ended at once except the current one', async () => {
    const others = [await loggedIn(SAFARI), await loggedIn(CHROME, { host: 'dnb.localhost:8000' })];
    const stranger = await loggedIn(CHROME, { ssn: OLA });
    const browser = await loggedIn();
    expect((await browser.call('DELETE', OKTER)).statusCode).toBe(204);
    for (const other of others) expectProblem(await other.call('GET', '/skadekunde/hent'), 401);
    expect(await listed(browser)).toMatchObject([{ denne: true }]);
    expect((await stranger.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  test('are logged out when the customer ends the current one', async () => {
    const browser = await loggedIn();
    const [own] = await listed(browser);
    expect((await browser.call('DELETE', `${OKTER}/${own?.id}`)).statusCode).toBe(204);
    expect(browser.cookies.has('kfp-session')).toBe(false);
    expectProblem(await browser.call('GET', OKTER), 401);
  });

  test('can’t be ended with another customer’s id, an unknown id or an invalid id', async () => {
    const stranger = await loggedIn(CHROME, { ssn: OLA });
    const [theirs] = await listed(stranger);
    const browser = await loggedIn();
    expectProblem(await browser.call('DELETE', `${OKTER}/${theirs?.id}`), 404);
    expectProblem(await browser.call('DELETE', `${OKTER}/${NOBODYS}`), 404);
    expectProblem(await browser.call('DELETE', `${OKTER}/*`), 400);
    const token = { 'x-xsrf-token': 'a'.repeat(43) };
    expectProblem(await browser.call('DELETE', OKTER, undefined, token), 403);
    expect(await listed(stranger)).toHaveLength(1);
  });

  test('end once when two requests end the same one', async () => {
    await loggedIn(SAFARI);
    const browser = await loggedIn();
    const [, other] = await listed(browser);
    const both = [1, 2].map(() => browser.call('DELETE', `${OKTER}/${other?.id}`));
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, 404]);
  });

  test('are recorded when logged out and when replaced by a new login', async () => {
    const browser = await loggedIn();
    await browser.logIn(KARI);
    await browser.call('POST', '/auth/logout', {});
    await browser.logIn(KARI);
    expect((await activitiesOf(browser)).map(([hva]) => hva).toSorted()).toEqual(
      ['INNLOGGING', 'INNLOGGING', 'INNLOGGING', 'OKT_ERSTATTET', 'UTLOGGING'].toSorted(),
    );
  });

  test('are recorded once with the end time after a time-out', async () => {
    await loggedIn(SAFARI);
    const browser = await loggedIn();
    const { customerId } = { customerId: (await customerRow()).id };
    const [key] = (await portal.state.list<{ device: { system: string } }>(`customer:${customerId}`)).filter(
      ({ value }) => value.device.system === 'iPhone',
    );
    // The session was last used half an hour before it ended.
    const ended = Date.now() - 5_000;
    await portal.state.set(
      key?.key ?? '',
      { ...key?.value, lastSeenAt: ended - 1_800_000, createdAt: ended - 1_900_000 },
      1,
      `customer:${customerId}`,
    );
    await expect.poll(async () => (await activitiesOf(browser)).map(([hva]) => hva)).toContain('TIDSAVBRUDD');
    const answer = (await browser.call('GET', '/sikkerhet/aktivitet')).json() as ActivityPage;
    const timedOut = answer.aktiviteter.filter(({ hva }) => hva === 'TIDSAVBRUDD');
    expect(timedOut).toMatchObject([{ enhet: 'Safari på iPhone', tidspunkt: new Date(ended).toISOString() }]);
    expect(await listed(browser)).toHaveLength(1);
  });

  async function customerRow() {
    return await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', KARI)
      .executeTakeFirstOrThrow();
  }

  test('are reported as ended by the session status, which renews nothing', async () => {
    const phone = await loggedIn(SAFARI);
    const browser = await loggedIn();
    const [, other] = await listed(browser);
    expect((await browser.call('DELETE', `${OKTER}/${other?.id}`)).statusCode).toBe(204);
    const answer = await phone.call('GET', '/auth/session-status');
    expect(answer.json()).toEqual({});
    expect(answer.headers['x-session-expiry']).toBeUndefined();
  });

  test.each([
    [
      'a call',
      '/api/privat/forsikring/deling',
      'application/json',
      { ssn: OLA, omfang: ['FORSIKRINGER'], dager: 9 },
    ],
    [
      'a form',
      '/privat/forsikring/oversikt/handling/del',
      'application/x-www-form-urlencoded',
      { ssn: OLA, dager: '30' },
    ],
  ] as const)(
    'can’t make a change by %s whose text comes after their end',
    async (_what, path, type, fields) => {
      const phone = await loggedIn(SAFARI);
      const browser = await loggedIn();
      const xsrf = phone.cookies.get('XSRF-TOKEN') ?? '';
      const body = new Readable();
      const isRead = new Promise<void>((resolve) => {
        body._read = () => resolve();
      });
      const headers = {
        'x-requested-by': 'a',
        'x-xsrf-token': xsrf,
        'content-type': type,
        'transfer-encoding': 'chunked',
      };
      const change = phone.request(path, { method: 'POST', headers, payload: body });
      await isRead;
      expect((await browser.call('DELETE', OKTER)).statusCode).toBe(204);
      body.push(
        type === 'application/json'
          ? JSON.stringify(fields)
          : new URLSearchParams({ ...fields, xsrf }).toString(),
      );
      body.push(null);
      expect((await change).statusCode).toBe(type === 'application/json' ? 401 : 303);
      expect((await browser.call('GET', '/deling')).json().gitt).toEqual([]);
    },
  );

  describe('after a login that was not the customer', () => {
    const newDevice = async (browser: TestBrowser) =>
      ((await browser.call('GET', '/sikkerhet/aktivitet')).json() as ActivityPage).aktiviteter.find(
        ({ hva }) => hva === 'INNLOGGING_NY_ENHET',
      );
    const changes = async () => await portal.db.selectFrom('change_feed').selectAll().execute();

    test('are all ended, which is recorded, logged, and told to the bank', async () => {
      const phone = await loggedIn(SAFARI);
      const browser = await loggedIn();
      const stranger = await loggedIn(CHROME, { ssn: OLA });
      const login = await newDevice(phone);
      logged.length = 0;
      const answer = await phone.call('POST', '/sikkerhet/ikke-meg', { aktivitet: login?.id });
      expect(answer.statusCode).toBe(204);
      expect(phone.cookies.has('kfp-session')).toBe(false);
      for (const each of [phone, browser]) expectProblem(await each.call('GET', '/skadekunde/hent'), 401);
      expect((await stranger.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
      const verdi = { innlogget: login?.tidspunkt, enhet: 'Chrome på Mac', distributor: 'fremtind' };
      expect((await changes()).map(({ what, value }) => [what, JSON.parse(value)])).toEqual([
        ['login-disowned', verdi],
      ]);
      expect(logged.join('')).toContain('"event":"login-disowned"');
      const codes = (await activitiesOf(await loggedIn())).map(([hva]) => hva);
      expect(codes).toContain('INNLOGGING_IKKE_MEG');
      expect(codes.filter((hva) => hva === 'OKT_AVSLUTTET')).toHaveLength(2);
    });

    test('are ended and told to the bank once by reports that come together', async () => {
      const phone = await loggedIn(SAFARI);
      await loggedIn();
      const aktivitet = (await newDevice(phone))?.id;
      await Promise.all([1, 2, 3, 4].map(() => phone.call('POST', '/sikkerhet/ikke-meg', { aktivitet })));
      expect((await changes()).map(({ what }) => what)).toEqual(['login-disowned']);
      const codes = (await activitiesOf(await loggedIn())).map(([hva]) => hva);
      expect(codes.filter((hva) => hva === 'INNLOGGING_IKKE_MEG')).toHaveLength(1);
    });

    test('are reported and marked again after another login', async () => {
      const phone = await loggedIn(SAFARI);
      await loggedIn();
      const aktivitet = (await newDevice(phone))?.id;
      await phone.call('POST', '/sikkerhet/ikke-meg', { aktivitet });
      await loggedIn();
      await (await loggedIn(SAFARI)).call('POST', '/sikkerhet/ikke-meg', { aktivitet });
      expect((await changes()).map(({ what }) => what)).toEqual(['login-disowned', 'login-disowned']);
      expect((await activitiesOf(await loggedIn()))[0]?.[0]).toBe('INNLOGGING_NY_ENHET');
    });

    test('are marked when they come from the same device again', async () => {
      const phone = await loggedIn(SAFARI);
      await loggedIn();
      const aktivitet = (await newDevice(phone))?.id;
      expect((await phone.call('POST', '/sikkerhet/ikke-meg', { aktivitet })).statusCode).toBe(204);
      expect((await activitiesOf(await loggedIn()))[0]?.[0]).toBe('INNLOGGING_NY_ENHET');
      expect((await activitiesOf(await loggedIn()))[0]?.[0]).toBe('INNLOGGING');
    });

    test('end together with what was shared since then, which the other person no longer sees', async () => {
      const phone = await loggedIn(SAFARI);
      const [browser, stranger] = [await loggedIn(), await loggedIn(CHROME, { ssn: OLA })];
      const share = async () => {
        const body = { ssn: OLA, omfang: ['FORSIKRINGER'], dager: 365 };
        const { id } = (await browser.call('POST', '/deling', body)).json();
        await stranger.call('POST', `/deling/${id}/godta`);
        return id;
      };
      const earlier = await share();
      await portal.db.updateTable('sharing').set({ first_day: '2026-01-01' }).execute();
      await share();
      const aktivitet = (await newDevice(phone))?.id;
      expect((await phone.call('POST', '/sikkerhet/ikke-meg', { aktivitet })).statusCode).toBe(204);
      expect((await stranger.call('GET', '/deling')).json().mottatt).toMatchObject([{ id: earlier }]);
      expect((await activitiesOf(stranger))[0]?.[0]).toBe('DELING_AVSLUTTET');
      expect((await changes()).map(({ what }) => what).slice(-2)).toEqual([
        'login-disowned',
        'sharing-ended',
      ]);
    });

    test('stay if the bank cannot be told, and nothing is recorded', async () => {
      const phone = await loggedIn(SAFARI);
      await loggedIn();
      const login = await newDevice(phone);
      await sql`alter table change_feed_state rename column last to away`.execute(portal.db);
      const answer = await phone.call('POST', '/sikkerhet/ikke-meg', { aktivitet: login?.id });
      await sql`alter table change_feed_state rename column away to last`.execute(portal.db);
      expectProblem(answer, 500);
      expect(await listed(phone)).toHaveLength(2);
      expect((await activitiesOf(phone)).map(([hva]) => hva)).not.toContain('INNLOGGING_IKKE_MEG');
    });

    test('stay if the login is unknown, another customer’s, or another activity', async () => {
      await loggedIn(SAFARI, { ssn: OLA });
      const theirs = await newDevice(await loggedIn(CHROME, { ssn: OLA }));
      const browser = await loggedIn();
      const [own] = ((await browser.call('GET', '/sikkerhet/aktivitet')).json() as ActivityPage).aktiviteter;
      expect(own?.hva).toBe('INNLOGGING');
      for (const aktivitet of [theirs?.id, own?.id, NOBODYS]) {
        expectProblem(await browser.call('POST', '/sikkerhet/ikke-meg', { aktivitet }), 404);
      }
      expect(await listed(browser)).toHaveLength(1);
      expect(await changes()).toEqual([]);
    });
  });
});
