import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '../../e2e/people.ts';
import { type Cluster, startCluster } from '../../server/testing/cluster.ts';
import { type Installation, install } from '../../server/testing/installation.ts';
import { becomesInteractive, openBrowser } from './browser.ts';
import { AGREEMENTS, API, CONTACT, logInAt, OVERVIEW } from './customer.ts';
import { atMost, type Drill, type DrillOptions, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './server.ts';
import { type Answered, answerTo, countsOf, failed, pause, withTraffic } from './traffic.ts';

const DRAIN_SECONDS = 6;
const CONCURRENCY = 12;
const UNFINISHED = 20;
/** Pages that a browser opens while servers of both builds run. */
const PAGES = 10;
const FILES = `${OVERVIEW}filer/`;

/**
 * Replaces both servers in turn by those of another build, and then back, while customers continue and some
 * request bodies never end. The previous build is a copy whose files have other hashes.
 */
export const deployment: Drill = {
  name: 'deployment',
  about:
    'from the previous build to this one and back, under load, unfinished bodies open: no failed request or file, every page interactive, exit code 0 in time',
  fault: { what: 'servers do not look up files of other builds', turnsRed: /^files of either build/ },
  async run(options) {
    const builds = prepareBuilds(options.withFault === true);
    const env = { ...NO_RATE_LIMITS, DRAIN_SECONDS: String(DRAIN_SECONDS) };
    const cluster = await startCluster(env, { folder: builds.previous.folder });
    const sockets = unfinishedBodies(cluster);
    try {
      return options.isShort
        ? [await filesWhileMixed(cluster, builds)]
        : await rollUnderLoad(cluster, builds, options);
    } finally {
      for (const socket of sockets) socket.destroy();
      await cluster.stop();
      builds.previous.remove();
      builds.current.remove();
    }
  },
};

type Builds = Record<'previous' | 'current', Installation>;

function prepareBuilds(withFault: boolean): Builds {
  const builds = { previous: install(), current: install() };
  builds.previous.deploy();
  if (withFault) {
    for (const build of Object.values(builds)) build.change(/isHashed\(name\) &&/, 'false &&');
  }
  return builds;
}

/** Returns the finding with one server of each build. */
async function filesWhileMixed(cluster: Cluster, builds: Builds): Promise<Finding> {
  await replace(cluster, 0, builds.current);
  return filesFinding(await askForAll(cluster.url, namesOf(builds.previous, builds.current)));
}

async function rollUnderLoad(
  cluster: Cluster,
  builds: Builds,
  { rounds }: DrillOptions,
): Promise<readonly Finding[]> {
  const { url } = cluster;
  const kari = await logInAt(url, people.kari.ssn);
  const browser = await openBrowser(url, people.kari.ssn);
  const exits: Exit[] = [];
  const files: Answered[] = [];
  const seen = { opened: 0, interactive: 0, reloads: 0 };
  const previousNames = namesOf(builds.previous);
  const allNames = namesOf(builds.previous, builds.current);
  try {
    const answers = await withTraffic(
      async (round) => {
        if (round % 4 === 0)
          return await kari.send(url, 'PUT', CONTACT, { epostAdresse: `nr.${round}@example.com` });
        const name = previousNames[round % previousNames.length];
        return await kari.get(url, [OVERVIEW, AGREEMENTS, FILES + name][round % 3] ?? OVERVIEW);
      },
      CONCURRENCY,
      async () => {
        for (let round = 0; round < Math.ceil(rounds / 10); round += 1) {
          const next = round % 2 === 0 ? builds.current : builds.previous;
          const open = await openPage(url, await browser.context.newPage());
          for (const which of [0, 1] as const) {
            exits.push(await replace(cluster, which, next));
            files.push(...(await askForAll(url, allNames)));
            if (which === 0) await openPages(url, await browser.context.newPage(), seen);
          }
          seen.reloads += await reloadsWhenContinued(open);
        }
      },
    );
    return [
      ...exitFindings(exits),
      { ...noneOf('failed requests', answers.filter(failed).length), figure: failuresOf(answers) },
      filesFinding(files),
      {
        what: `pages interactive of ${seen.opened}, opened while both builds ran`,
        figure: String(seen.interactive),
        holds: seen.opened > 0 && seen.interactive === seen.opened,
      },
      noneOf('files that a browser did not get', browser.failedFiles()),
      noneOf('reloads of a page that was open before and continues afterwards', seen.reloads),
    ];
  } finally {
    await browser.close();
  }
}

type Exit = { code: number | null; seconds: number };

async function replace(cluster: Cluster, which: 0 | 1, { folder }: Installation): Promise<Exit> {
  const { child, ended } = cluster.servers[which];
  const began = performance.now();
  child.kill('SIGTERM');
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  await cluster.start(which, folder);
  // The balancer checks every second.
  await pause(2500);
  return { code, seconds };
}

function exitFindings(exits: readonly Exit[]): Finding[] {
  return [
    noneOf(
      `exit codes other than 0 of ${exits.length} servers`,
      exits.filter(({ code }) => code !== 0).length,
    ),
    atMost('longest stop', Math.max(...exits.map(({ seconds }) => seconds)), DRAIN_SECONDS + 1, 's'),
  ];
}

/** Returns the names of the files of builds, each once. */
function namesOf(...builds: readonly Installation[]): string[] {
  const names = builds.flatMap(({ folder }) => readdirSync(join(folder, 'dist', 'client', 'filer')));
  return [...new Set(names.filter((name) => !name.endsWith('.br')))];
}

/** Asks for each file through the balancer. Twice, because each time another server may answer. */
async function askForAll(url: string, names: readonly string[]): Promise<Answered[]> {
  const waiting = [...names, ...names];
  const answers: Answered[] = [];
  const askInTurn = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const address = url + FILES + name;
      answers.push(await answerTo(() => fetch(address, { signal: AbortSignal.timeout(30_000) })));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askInTurn));
  return answers;
}

function filesFinding(answers: readonly Answered[]): Finding {
  const missing = answers.filter(failed).length;
  return {
    what: 'files of either build that failed, asked for while servers were replaced',
    figure: failuresOf(answers),
    holds: answers.length > 0 && missing === 0,
  };
}

function failuresOf(answers: readonly Answered[]): string {
  return `${answers.filter(failed).length} (${countsOf(answers)})`;
}

async function openPages(
  url: string,
  page: Page,
  seen: { opened: number; interactive: number },
): Promise<void> {
  for (let number = 0; number < PAGES; number += 1) {
    seen.opened += 1;
    if (await becomesInteractive(page, url + OVERVIEW)) seen.interactive += 1;
  }
  await page.close();
}

async function openPage(url: string, page: Page): Promise<Page> {
  if (!(await becomesInteractive(page, url + OVERVIEW)))
    throw new Error('A page is not interactive before servers are replaced.');
  return page;
}

/** Opens the offers on an open page. Returns how often the browser loads an address for it. */
async function reloadsWhenContinued(page: Page): Promise<number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: /^Tilbud/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Tilbudene dine' }).waitFor();
  await page.close();
  return loads;
}

/** Opens requests directly to the servers whose bodies never end. */
function unfinishedBodies({ servers }: Cluster): readonly Socket[] {
  return servers.flatMap(({ port }) =>
    Array.from({ length: UNFINISHED }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      void once(socket, 'connect').then(
        () =>
          socket.write(
            `POST ${API}/auth/logout HTTP/1.1\r\nHost: localhost\r\nX-Requested-By: drill\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
          ),
        () => {},
      );
      return socket;
    }),
  );
}
