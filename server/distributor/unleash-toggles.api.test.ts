import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { hostname, tmpdir, userInfo } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { featureFor, plainFeature, UnleashStub } from '../testing/unleash-server.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const LOGIN_PAGE = 'For å kunne vise deg forsikringene dine';
const SWITCHED_OFF = 'Noe har gått galt';
const NOT_FOUND = 'Denne siden ser ut til å være borte...';
const [{ open }] = databases() as [ReturnType<typeof databases>[number]];

let unleash: UnleashStub;
let portal: TestPortal | undefined;
beforeEach(async () => {
  unleash = new UnleashStub();
  await unleash.open();
});
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  await unleash.shut().catch(() => {});
});

async function start(): Promise<TestPortal> {
  portal = await openPortal(await open(), unleash.env);
  return portal;
}

const pageAt = async (host: string) => (await portal?.browser(host).request(OVERVIEW))?.body ?? '';
const metric = async (name: string) => {
  const { body } = await (portal as TestPortal).browser().request('/internal/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
};

describe('toggles from an Unleash server', () => {
  test('hold instead of the distributor file’s, by distributor, as texts', async () => {
    unleash.features = [
      featureFor('nysalg-skade', 'distributor', 'NOT_IN', ['sb1']),
      featureFor('direkte-innlogging', 'distributor', 'IN', ['fremtind', 'sb1']),
    ];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
    const off = await pageAt('sb1.localhost:8000');
    expect(off).toContain(SWITCHED_OFF);
    expect(off).toContain('"toggles":{"nysalg-skade":"false","direkte-innlogging":"true"}');
    expect(await pageAt('dnb.localhost:8000')).toContain(NOT_FOUND);
  });

  test('can differ by environment', async () => {
    unleash.features = [featureFor('nysalg-skade', 'environment', 'IN', ['Dev'])];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
    expect(await pageAt('qa.bank.example')).toContain(SWITCHED_OFF);
  });

  test('a change there counts for the next page, without a new start', async () => {
    unleash.features = [plainFeature('nysalg-skade', true)];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
    unleash.features = [plainFeature('nysalg-skade', false)];
    await expect.poll(() => pageAt('localhost:8000'), { timeout: 10_000 }).toContain(SWITCHED_OFF);
  });

  test('a gradual rollout switches whole distributors: asking again gives the same', async () => {
    const parameters = { rollout: '50', stickiness: 'default', groupId: 'nysalg-skade' };
    unleash.features = [
      { name: 'nysalg-skade', enabled: true, strategies: [{ name: 'flexibleRollout', parameters }] },
    ];
    await start();
    const pages = await Promise.all(Array.from({ length: 12 }, () => pageAt('localhost:8000')));
    expect(new Set(pages.map((page) => page.includes(SWITCHED_OFF))).size).toBe(1);
  });

  test('a toggle that it doesn’t know is the distributor file’s', async () => {
    unleash.features = [plainFeature('noe-annet', false)];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
  });
});

describe('an Unleash server that is away', () => {
  test.each<[string, (stand: UnleashStub) => Promise<void> | void]>([
    ['refuses', (stand) => stand.shut()],
    [
      'never answers',
      (stand) => {
        stand.behaviour = () => {};
      },
    ],
  ])(
    'at the start (it %s): the distributor file’s toggles, until it is there',
    async (_how, away) => {
      unleash.features = [plainFeature('nysalg-skade', false)];
      await away(unleash);
      const before = Date.now();
      await start();
      expect(Date.now() - before).toBeLessThan(10_000);
      expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
      expect(await metric('unleash_last_answer_timestamp_seconds')).toBe(0);

      if (unleash.behaviour) unleash.behaviour = null;
      else await unleash.open();
      await expect.poll(() => pageAt('localhost:8000'), { timeout: 25_000 }).toContain(SWITCHED_OFF);
      const age = Date.now() / 1000 - (await metric('unleash_last_answer_timestamp_seconds'));
      expect(age).toBeLessThan(30);
    },
    60_000,
  );

  test.each<[string, NonNullable<UnleashStub['behaviour']>]>([
    ['fails', (response) => response.writeHead(503).end()],
    ['answers with a page', (response) => response.writeHead(200).end('<!doctype html>')],
    ['answers with other JSON', (response) => response.writeHead(200).end('{"feil":true}')],
    ['refuses the token', (response) => response.writeHead(401).end()],
    ['breaks off', (response) => void response.socket?.destroy()],
  ])(
    'later (it %s): its last toggles hold, and the issue is counted',
    async (_how, behaviour) => {
      unleash.features = [plainFeature('nysalg-skade', false)];
      await start();
      expect(await pageAt('localhost:8000')).toContain(SWITCHED_OFF);
      unleash.behaviour = behaviour;
      await expect.poll(() => metric('unleash_errors_total'), { timeout: 25_000 }).toBeGreaterThan(0);
      expect(await pageAt('localhost:8000')).toContain(SWITCHED_OFF);
    },
    60_000,
  );
});

test('a request under way when the portal stops may still fail, and ends nothing else', async () => {
  await start();
  const held = await new Promise<ServerResponse>((hold) => {
    unleash.behaviour = hold;
  });
  await portal?.close();
  portal = undefined;
  const sent = once(held, 'close');
  held.writeHead(200).end('<!doctype html>');
  await sent;
  await unleash.shut();
  // An unhandled rejection, which would end a server, fails the run.
});

test('it is sent the token, and nothing about machine, customers or use; nothing is kept on disk', async () => {
  unleash.features = [plainFeature('nysalg-skade', true)];
  const kept = () => readdirSync(tmpdir()).filter((name) => name.includes('unleash'));
  const before = kept();
  await start();
  await pageAt('localhost:8000');
  await expect.poll(() => unleash.requests.length, { timeout: 10_000 }).toBeGreaterThan(1);
  for (const { method, url, headers } of unleash.requests) {
    expect([method, url, headers.authorization]).toEqual([
      'GET',
      '/api/client/features',
      'default:test.hemmelig',
    ]);
    const reported = JSON.stringify(headers);
    expect(reported).not.toContain(hostname());
    expect(reported).not.toContain(`${userInfo().username}-`);
  }
  expect(kept()).toEqual(before);
});
