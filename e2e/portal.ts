import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import distributorFile from '../distributors.json' with { type: 'json' };
import { osloDate } from '../domain/oslo-date.ts';
import { personalDataIn } from '../server/testing/personal-data.ts';
import { freePort } from '../tools/free-port.mjs';
import { nodeEnv, serverArgs } from '../tools/run-node.mjs';
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { pinnedNode, root } from '../tools/set-up.mjs';
import { type CollectorServer, startCollectorServer } from './collector.ts';
import { type Consent, consentCookie, REFUSED } from './consent-cookie.ts';
import { type DataSnapshot, takeSnapshot } from './data-snapshot.ts';

/** A running portal: the real server in a separate process, with its own data folder. */
export interface Portal {
  /** Origin at the host of the distributor fremtind: http://localhost:PORT */
  readonly url: string;
  /** Returns the origin at a distributor's host, such as http://sb1.localhost:PORT */
  origin(distributor: string): string;
  readonly dataDir: string;
  /** Returns the server's standard output and error since the test got the portal. */
  log(): string;
  /** Restarts the server with the same address and data. `env` is merged into its settings. */
  restart(env?: Environment): Promise<void>;
  /** Stops the server and removes its data. Throws if the exit code is not 0. */
  stop(): Promise<void>;
}

export type Environment = Record<string, string>;

const secondsToStart = 60;
const secondsToStop = 15;
const inheritedVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
/** Settings that have constant values in the tests of a worker, and leave no state in the server's memory. */
const reusableSettings = [
  'FIRST_PAGE_MS',
  'SESSION_IDLE_SECONDS',
  'SESSION_MAX_SECONDS',
  'ANALYTICS_PROJECT_KEY',
  'ANALYTICS_API_HOST',
  'SENTRY_DSN',
  'NODE_OPTIONS',
  'CLOCK_OFFSET_MS',
];
const running = new Set<OwnPortal>();
/** Portals that are no longer used by a test, by their settings. */
const idle = new Map<string, OwnPortal>();
const servers = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
});

interface OwnPortal extends Portal {
  /** Restores the data of its start, and clears its log. */
  reset(): Promise<void>;
  /** Stops the portal, or keeps it for the next test with the same settings. */
  release(): Promise<void>;
}

/** Returns the settings of a portal whose clock is `ms` ahead. */
export function withClockAhead(ms: number): Environment {
  const clock = join(root, 'ops', 'drills', 'jumping-clock.mjs');
  return { NODE_OPTIONS: `--import=${clock}`, CLOCK_OFFSET_MS: String(ms) };
}

/**
 * Returns a portal for one test, with the initial data, from the checkout or another folder. Reuses a portal
 * of an earlier test with the same settings, because a test only leaves data, which is reset.
 */
export async function startPortal(env: Environment = {}, folder = root): Promise<Portal> {
  const settings = reusableAs(env, folder);
  const known = settings === undefined ? undefined : idle.get(settings);
  if (settings === undefined || !known) return await startNewPortal(env, folder);
  idle.delete(settings);
  await known.reset();
  running.add(known);
  return known;
}

/**
 * Returns the key under which portals are interchangeable; undefined if the portal can't be reused. It names the day,
 * because the dates of the initial data count from the day of the start.
 */
function reusableAs(env: Environment, folder: string): string | undefined {
  const isReusable = folder === root && Object.keys(env).every((name) => reusableSettings.includes(name));
  return isReusable ? JSON.stringify([env, osloDate(Date.now())]) : undefined;
}

async function startNewPortal(env: Environment, folder: string): Promise<OwnPortal> {
  const dataDir = makeScratchFolder('portal-');
  const settings: Environment = {
    HOST: '127.0.0.1',
    // The portal must find it free when it restarts.
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '2',
    // Even on a busy machine, responses that are available are included in the first page.
    FIRST_PAGE_MS: '5000',
    // As in production, so that the check of the output for personal data sees its lines.
    LOG_LEVEL: 'info',
    // A machine that stalls for a moment must not cause refused requests.
    SHED_DELAY_MS: '0',
    ...env,
  };
  const log: string[] = [];
  let server = await startServer(folder, settings, log).catch((error) => {
    rmSync(dataDir, { recursive: true });
    throw error;
  });
  let reusable = reusableAs(env, folder);
  const fresh: DataSnapshot | undefined = reusable === undefined ? undefined : takeSnapshot(dataDir);

  let stopped = false;

  const portal: OwnPortal = {
    url: `http://localhost:${server.port}`,
    origin: (distributor) => `http://${distributor}.localhost:${server.port}`,
    dataDir,
    log: () => log.join(''),
    async reset() {
      // Its response comes after earlier requests are handled.
      await fetch(`http://127.0.0.1:${settings.PORT}/internal/health/live`);
      fresh?.restore();
      log.length = 0;
    },
    async release() {
      if (reusable === undefined || idle.has(reusable)) return await portal.stop();
      running.delete(portal);
      idle.set(reusable, portal);
    },
    async restart(changes = {}) {
      reusable = undefined;
      await stopServer(server.process, log);
      server = await startServer(folder, Object.assign(settings, changes), log);
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      running.delete(portal);
      try {
        await stopServer(server.process, log);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
  running.add(portal);
  return portal;
}

interface Server {
  process: ChildProcess;
  port: string;
}

/** Resolves when the server has printed its address. Throws with the log if it ends or takes too long. */
async function startServer(folder: string, settings: Environment, log: string[]): Promise<Server> {
  const inherited = Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
  const server = spawn(pinnedNode(), serverArgs, {
    cwd: folder,
    env: { ...nodeEnv, ...inherited, ...settings },
  });
  servers.add(server);
  server.once('exit', () => servers.delete(server));
  const start = log.length;
  const port = new Promise<string>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The portal ${what}:\n${log.slice(start).join('')}`));
    const timer = setTimeout(() => {
      fail(`was not ready in ${secondsToStart} seconds`);
      server.kill('SIGKILL');
    }, secondsToStart * 1000);
    const note = (text: string) => {
      log.push(text);
      const address = /http:\/\/localhost:(\d+)\/privat/.exec(log.slice(start).join(''))?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout.setEncoding('utf8').on('data', note);
    server.stderr.setEncoding('utf8').on('data', note);
    server.on('close', (code, signal) => {
      clearTimeout(timer);
      fail(`ended before it was ready (${signal ?? `exit code ${code}`})`);
    });
  });
  return { process: server, port: await port };
}

/** Stops the server, and checks that it exits cleanly. */
async function stopServer(server: ChildProcess, log: string[]): Promise<void> {
  const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
  // Other than SIGTERM, SIGINT does not wait for load balancers.
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGKILL'), secondsToStop * 1000);
  await ended;
  clearTimeout(timer);
  // Windows terminates a process without a signal.
  if (server.exitCode === 0 || process.platform === 'win32') return;
  throw new Error(
    `The portal ended with ${server.signalCode ?? `exit code ${server.exitCode}`}:\n${log.join('')}`,
  );
}

const distributorHosts = distributorFile.distributors.map(({ shortname }) => `${shortname}.localhost`);

type Fixtures = {
  /** the cookie choice before the test; null: none, so that the portal asks */
  consent: Consent | null;
  portalLog: undefined;
};

type WorkerFixtures = {
  portal: Portal;
  /**
   * started by the first test that uses it; defined here because tests with other worker fixtures need a
   * separate worker
   */
  collectorServer: CollectorServer;
};

/** Playwright's test with a portal that all tests of a worker share. It is the base of paths such as '/…'. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  consent: [REFUSED, { option: true }],
  context: async ({ context, consent }, provide) => {
    if (consent) {
      const domains = ['localhost', '127.0.0.1', ...distributorHosts];
      const cookie = { ...consentCookie(consent), path: '/' };
      await context.addCookies(domains.map((domain) => ({ ...cookie, domain })));
    }
    await provide(context);
  },
  page: async ({ page }, provide) => {
    await provide(page);
    // A test may end while one of its routes waits for an answer.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses it to find the required fixtures
    async ({}, provide) => {
      const portal = await startNewPortal({}, root);
      await provide(portal);
      const metrics = await fetch(`${portal.url}/internal/metrics`);
      expect(personalDataIn(await metrics.text()), 'personal data in metrics').toEqual([]);
      await Promise.all([portal, ...idle.values()].map((each) => each.stop()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  collectorServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses it to find the required fixtures
    async ({}, provide) => {
      const server = await startCollectorServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, provide) => provide(portal.url),
  portalLog: [
    async ({ portal }, provide, testInfo) => {
      await provide(undefined);
      const failed = testInfo.status !== testInfo.expectedStatus;
      for (const each of [...running]) {
        expect.soft(personalDataIn(each.log()), 'personal data in the output of the server').toEqual([]);
        if (failed) await testInfo.attach('portal.log', { body: each.log(), contentType: 'text/plain' });
        if (each !== portal) await each.release();
      }
    },
    { auto: true },
  ],
});

export { expect };
