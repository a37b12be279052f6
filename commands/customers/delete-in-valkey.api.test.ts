import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valkeyState } from '../../server/platform/state/valkey-state.ts';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { expectProblem } from '../../server/testing/guarded-endpoints.ts';
import { ownValkey } from '../../server/testing/own-valkey.ts';
import { openPortal, type TestPortal } from '../../server/testing/portal.ts';
import { fillEmptyStore } from '../portfolio/demo.ts';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';

const JONAS = '14860161339';
const LINK = 'https://dokumenter.eksempel.no/jonas-lenke.pdf';
const valkeyUrl = ownValkey('delete-in-valkey') ?? '';

describe.skipIf(!valkeyUrl).each(databases())('deleting a customer with Valkey and $name', ({ open }) => {
  let database: TestDatabase;
  let portal: TestPortal;
  const client = createClient({ url: valkeyUrl });
  beforeAll(async () => {
    await client.connect();
    database = await open();
    await fillEmptyStore(database.db);
    portal = await openPortal({ ...database, state: await valkeyState(valkeyUrl, () => {}) });
  });
  afterAll(async () => {
    await portal.close();
    await client.close();
  });

  /**
   * Returns every key with its value as text: strings, sets of an owner's keys, and sorted sets of expiring
   * keys.
   */
  async function everything(): Promise<string> {
    const held: unknown[] = [];
    for await (const keys of client.scanIterator()) {
      for (const key of keys) {
        const type = await client.type(key);
        if (type === 'set') held.push([key, await client.sMembers(key)]);
        else if (type === 'zset') held.push([key, await client.zRange(key, 0, -1)]);
        else held.push([key, await client.get(key)]);
      }
    }
    return JSON.stringify(held);
  }

  test('leaves no data in Valkey, and ends the sessions on all devices', async () => {
    const browsers = [portal.browser(), portal.browser('sb1.localhost:8000')];
    for (const browser of browsers) await browser.logIn(JONAS);
    const [phone] = browsers;
    if (!phone) throw new Error('no browser');
    await phone.call('POST', '/jumpsst/');
    await phone.call('POST', '/lenke', { url: LINK });
    const { kfpSessionId } = (await phone.call('GET', '/auth/session-status')).json();
    const { id } = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', JONAS)
      .executeTakeFirstOrThrow();
    const traces = [id, kfpSessionId, LINK];
    const found = async () => {
      const text = await everything();
      return traces.filter((trace) => text.includes(trace));
    };
    expect(await found()).toEqual(traces);

    const env = { ...database.env, VALKEY_URL: valkeyUrl };
    expect(await callCommand(runCommand, ['delete', JONAS], { env })).toMatchObject({ code: 0 });

    expect(await found()).toEqual([]);
    expect((await phone.call('GET', '/auth/session-status')).json()).toEqual({});
    for (const browser of browsers) expectProblem(await browser.call('GET', '/skadekunde/hent'), 401);
  });
});
