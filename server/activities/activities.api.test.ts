import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivityPage } from '../../contract/activities.ts';
import { DAY_MS } from '../../domain/days.ts';
import { CALLBACK_PATH } from '../platform/http/paths.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '13919110028';
const OLA = '01819021887';

describe.each(databases())('the activities on $name', ({ open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    browser = await portal.loggedIn(KARI);
    await portal.db.deleteFrom('audit').execute();
  });
  afterAll(() => portal.close());

  const ask = (query = '', by = browser) => by.call('GET', `/sikkerhet/aktivitet${query}`);
  const read = async (query = '', by = browser) => (await ask(query, by)).json() as ActivityPage;

  /** Adds activities of the customer with the given ages. */
  async function add(agesMs: readonly number[], { ssn = KARI, action = 'message-read' } = {}): Promise<void> {
    const { id: customer_id } = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', ssn)
      .executeTakeFirstOrThrow();
    const now = Date.now();
    const rows = agesMs.map((age) => ({
      id: randomUUID(),
      customer_id,
      action,
      at: now - age,
      device: null,
      distributor: null,
      login: null,
    }));
    for (let start = 0; start < rows.length; start += 500) {
      await portal.db
        .insertInto('audit')
        .values(rows.slice(start, start + 500))
        .execute();
    }
  }

  test('are returned newest first and once across pages, also with equal times', async () => {
    await add(Array.from({ length: 45 }, (_, place) => Math.floor(place / 7) * 1000));
    const ids: string[] = [];
    const times: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: ActivityPage = await read(next && `?for=${next}`);
      expect(page.aktiviteter.length).toBeLessThanOrEqual(20);
      ids.push(...page.aktiviteter.map(({ id }) => id));
      times.push(...page.aktiviteter.map(({ tidspunkt }) => tidspunkt));
      next = page.neste;
    }
    expect(new Set(ids).size).toBe(45);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('are paged with ten thousand entries', async () => {
    await add(Array.from({ length: 10_000 }, (_, place) => place * 1000));
    const page = await read();
    expect(page.aktiviteter).toHaveLength(20);
    expect((await read(`?for=${page.neste}`)).aktiviteter).toHaveLength(20);
  });

  test('include logins from new devices of two weeks, only on the first page', async () => {
    await add([DAY_MS, 13 * DAY_MS, 16 * DAY_MS], { action: 'logged-in-from-new-device' });
    await portal.browser().logIn(OLA);
    await add([2 * DAY_MS], { ssn: OLA, action: 'logged-in-from-new-device' });
    await add(Array.from({ length: 25 }, (_, place) => place * 1000));
    const { nyeEnheter = [], neste } = await read();
    const [first, second, ...others] = nyeEnheter.map(({ hva, tidspunkt }) => {
      expect(hva).toBe('INNLOGGING_NY_ENHET');
      return Math.round((Date.now() - Date.parse(tidspunkt)) / DAY_MS);
    });
    expect([first, second, others]).toEqual([1, 13, []]);
    expect(await read(`?for=${neste}`)).not.toHaveProperty('nyeEnheter');
  });

  test('exclude entries older than 13 months and unknown actions', async () => {
    await add([394 * DAY_MS, 396 * DAY_MS]);
    await add([0], { action: 'of-a-newer-version' });
    const { aktiviteter, neste } = await read();
    expect(aktiviteter).toHaveLength(1);
    expect(neste).toBeNull();
  });

  test('are the customer’s own, also with another customer’s cursor', async () => {
    const other = await portal.loggedIn(OLA);
    await add(
      Array.from({ length: 30 }, (_, place) => place * 1000),
      { ssn: OLA },
    );
    const { neste } = await read('', other);
    await add([DAY_MS]);
    const mine = await read(`?for=${neste}`);
    expect(mine.aktiviteter).toMatchObject([{ hva: 'MELDING_LEST' }]);
    expect(mine.neste).toBeNull();
  });

  test.each([
    '?for=',
    '?for=abc',
    `?for=${'9'.repeat(400)}`,
    "?for=1-' or 1=1 --",
    '?for=-5-00000000-0000-0000-0000-000000000000',
    '?kunde=2',
  ])('are refused for the query %s', async (query) => {
    expectProblem(await ask(query), 400);
  });

  test('are empty before the oldest entry', async () => {
    await add([0]);
    expect(await read('?for=0-00000000-0000-0000-0000-000000000000')).toEqual({
      aktiviteter: [],
      neste: null,
    });
  });

  test('contain no changed values', async () => {
    await portal.db
      .updateTable('customer')
      .set({ nice_customer_number: '1' })
      .where('ssn', '=', KARI)
      .execute();
    const body = { epostAdresse: 'hemmelig@example.com' };
    expect((await browser.call('PUT', '/skadekunde/kontaktinformasjon', body)).statusCode).toBe(200);
    const answer = await ask();
    expect(answer.json().aktiviteter).toMatchObject([{ hva: 'EPOST_ENDRET' }]);
    for (const value of ['hemmelig', KARI]) expect(answer.body).not.toContain(value);
    expect(JSON.stringify(await portal.db.selectFrom('audit').selectAll().execute())).not.toContain(
      'hemmelig',
    );
  });

  test('record a refused login for the customer who is logged in in that browser', async () => {
    const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
    const state = new URL(loginUrl).searchParams.get('state');
    await browser.request(`${CALLBACK_PATH}?code=a&state=${state}`);
    expect((await read()).aktiviteter).toMatchObject([{ hva: 'INNLOGGING_AVVIST' }]);
  });

  test('record no login that this browser did not start, which any site can send it to', async () => {
    await browser.request(`${CALLBACK_PATH}?code=a&state=b`);
    expect((await read()).aktiviteter).toEqual([]);
  });

  test('record a login with its context and level', async () => {
    const other = portal.browser();
    await other.logIn(OLA, { loginContext: 'NETTBANK' });
    const rows = await portal.db.selectFrom('audit').select(['action', 'login']).execute();
    expect(rows.map(({ action, login }) => [action, JSON.parse(login ?? '{}').loginContext])).toEqual([
      ['logged-in', 'NETTBANK'],
    ]);
  });
});
