import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { hostname, tmpdir, userInfo } from 'node:os';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { distributorsFileOf } from '../platform/config/configuration.ts';
import { databases } from '../testing/databases.ts';
import { sendJson } from '../testing/http-sources.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { featureFor, plainFeature, UnleashStub } from '../testing/unleash-server.ts';
import { readDistributorFile } from './read-distributor-file.ts';
import { unleashToggles } from './unleash-toggles.ts';

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
  test('replace those of the distributor file, per distributor, as strings', async () => {
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

  test('apply to the next page after a change, without a restart', async () => {
    unleash.features = [plainFeature('nysalg-skade', true)];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
    unleash.features = [plainFeature('nysalg-skade', false)];
    await expect.poll(() => pageAt('localhost:8000'), { timeout: 10_000 }).toContain(SWITCHED_OFF);
  });

  test('are stable for a distributor during a gradual rollout', async () => {
    const parameters = { rollout: '50', stickiness: 'default', groupId: 'nysalg-skade' };
    unleash.features = [
      { name: 'nysalg-skade', enabled: true, strategies: [{ name: 'flexibleRollout', parameters }] },
    ];
    await start();
    const pages = await Promise.all(Array.from({ length: 12 }, () => pageAt('localhost:8000')));
    expect(new Set(pages.map((page) => page.includes(SWITCHED_OFF))).size).toBe(1);
  });

  test('come from the distributor file if the server does not know them', async () => {
    unleash.features = [plainFeature('noe-annet', false)];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
  });

  test('come from the distributor file if a rule can’t be applied', async () => {
    const constraints = [{ contextName: 'distributor', operator: 'IN' }];
    unleash.features = [
      { name: 'nysalg-skade', enabled: true, strategies: [{ name: 'default', constraints }] },
    ];
    await start();
    expect(await pageAt('localhost:8000')).toContain(LOGIN_PAGE);
    expect(await metric('unleash_errors_total')).toBeGreaterThan(0);
  });
});

describe('a failing Unleash server', () => {
  test.each<[string, (server: UnleashStub) => Promise<void> | void]>([
    ['refuses connections', (server) => server.shut()],
    [
      'never answers',
      (server) => {
        server.behaviour = () => {};
      },
    ],
  ])(
    'that %s at startup leaves the distributor file’s toggles until it responds',
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
    ['responds with a page', (response) => response.writeHead(200).end('<!doctype html>')],
    ['responds with other JSON', (response) => response.writeHead(200).end('{"feil":true}')],
    ['refuses the token', (response) => response.writeHead(401).end()],
    ['closes the connection', (response) => void response.socket?.destroy()],
  ])(
    'that %s later leaves its last toggles, and the failure is counted',
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

test('a first answer that comes after the start counts as a change, and not as a failure', async () => {
  let answer = () => {};
  unleash.behaviour = (response) => {
    answer = () => sendJson(response, { version: 2, features: [plainFeature('nysalg-skade', false)] });
  };
  const registry = new Registry();
  const warn = vi.fn();
  const [distributor] = readDistributorFile(distributorsFileOf({})).distributors;
  if (!distributor) throw new Error('no distributor');
  const toggles = await unleashToggles(
    { url: unleash.env.UNLEASH_URL ?? '', token: 'default:test.hemmelig', pollSeconds: 60 },
    { registry, log: { warn } },
  );
  const seen: string[] = [];
  const changed = new Promise<void>((resolve) => {
    toggles.onChange(() => {
      seen.push(toggles.of(distributor, 'Dev')['nysalg-skade']);
      resolve();
    });
  });
  expect(toggles.of(distributor, 'Dev')['nysalg-skade']).toBe('true');
  answer();
  await changed;
  toggles.close();
  expect(seen).toEqual(['false']);
  expect(warn).not.toHaveBeenCalled();
  expect(await registry.getSingleMetric('unleash_errors_total')?.get()).toMatchObject({
    values: [{ value: 0 }],
  });
});

test('a pending request that fails after the portal has stopped does not end the process', async () => {
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
  // An unhandled rejection would end a server and fails the test run.
});

test('requests to Unleash contain the token but no data about the machine or customers, and nothing is written to disk', async () => {
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
