import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { people } from '../../e2e/people.ts';
import { quantile } from '../bench/figures.ts';
import { headersOf, sessionCookies } from '../bench/sessions.ts';
import { AGREEMENTS, API, OVERVIEW } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import type { FloodOrder } from './flood.ts';
import { withServer } from './server.ts';
import { pagesPerSecond, type Storm, storm } from './storm.ts';
import { type Answered, countsOf } from './traffic.ts';

/** The sizes of the crowd. `measuredS`: time to measure how many pages the server can send. */
type Sizes = {
  idle: number;
  unfinished: number;
  unread: number;
  measuredS: number;
  seconds: number;
  timeoutMs: number;
};

const FULL: Sizes = {
  idle: 1000,
  unfinished: 200,
  unread: 100,
  measuredS: 8,
  seconds: 20,
  timeoutMs: 30_000,
};
const SHORT: Sizes = { idle: 100, unfinished: 60, unread: 20, measuredS: 1, seconds: 3, timeoutMs: 1500 };

const LOAD_FACTOR = 10;
/** Share of the server's capacity that well-behaved customers use. */
const CUSTOMERS_SHARE = 0.2;
const CUSTOMERS_NETWORKS = 500;
const FLOOD_NETWORKS = 75;
/** Limit of each network, requests per minute. One network sends 10 times as many. */
const LIMIT = 1200;
const POLL_S = 60;
const SERVED = 0.99;
/** Time in which the server learns which networks send much, in s. */
const ONSET_S = 1;

/**
 * Many open pages, unfinished bodies, slow readers, a network at its limit and ten times the load, all at
 * once, while well-behaved customers continue. Each customer has their own network.
 */
export const crowd: Drill = {
  name: 'crowd',
  about:
    '1,000 idle pages, 200 unfinished bodies, slow readers, a network at its limit and ten times the load at once: 99 % of well-behaved customers are served, p99 within 1 s',
  fault: {
    what: 'the server refuses nothing (SHED_DELAY_MS=0)',
    turnsRed: /^well-behaved customers: unclear/,
  },
  async run({ withFault, isShort }) {
    const sizes = isShort ? SHORT : FULL;
    const env = {
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '1',
      REQUESTS_PER_MINUTE: String(LIMIT),
      SESSION_REQUESTS_PER_MINUTE: '0',
      LOGIN_STARTS_PER_MINUTE: '1000',
      ...(withFault && { SHED_DELAY_MS: '0' }),
    };
    return await withServer(env, async (origin, { port }) => {
      const headers = headersOf(await sessionCookies(origin, people.kari.ssn));
      const capacity = await pagesPerSecond(origin + OVERVIEW, headers, sizes.measuredS);
      const sockets = await waitingClients(port, headers, sizes);
      const findings = inCrowd(origin, headers, capacity, sizes);
      return await findings.finally(() => {
        for (const socket of sockets) socket.destroy();
      });
    });
  },
};

async function inCrowd(
  origin: string,
  headers: Record<string, string>,
  capacity: number,
  { idle, seconds, timeoutMs }: Sizes,
): Promise<Finding[]> {
  const of = (kind: number, count: number) => ({ networks: networks(kind, count), timeoutMs });
  const customers = of(1, CUSTOMERS_NETWORKS);
  const [flood, limited, pages, calls, polls] = await Promise.all([
    floodElsewhere({
      url: origin + OVERVIEW,
      headers,
      perSecond: capacity * LOAD_FACTOR,
      seconds,
      options: { networks: networks(2, FLOOD_NETWORKS), timeoutMs },
    }),
    storm(origin + AGREEMENTS, headers, (LIMIT / 60) * 10, seconds, of(3, 1)),
    storm(origin + OVERVIEW, headers, (capacity * CUSTOMERS_SHARE) / 2, seconds, customers),
    storm(origin + AGREEMENTS, headers, (capacity * CUSTOMERS_SHARE) / 2, seconds, customers),
    storm(`${origin}${API}/auth/session-status`, headers, idle / POLL_S, seconds, of(4, idle)),
  ]);
  return [
    { what: 'served before', figure: `${capacity.toFixed(0)} pages per second`, holds: capacity > 0 },
    {
      what: `responses to ${LOAD_FACTOR} times that load`,
      figure: countsOf(flood.answers),
      holds: flood.answers.length > 0,
    },
    {
      what: 'the network at its limit: refused with 429, or with 503 before that',
      figure: countsOf(limited.answers),
      holds: limited.answers.some(({ status }) => status === 429 || status === 503),
    },
    ...served('well-behaved customers', [pages, calls]),
    ...served('idle pages that ask for their session', [polls]),
  ];
}

function served(who: string, storms: readonly Storm[]): Finding[] {
  const all = storms.flatMap((each) => each.answers);
  const begun = ({ at, ms }: Answered) => (at - ms) / 1000;
  const first = Math.min(...all.map(begun));
  const answers = all.filter((each) => begun(each) - first >= ONSET_S);
  const good = answers.filter(({ status }) => status === 200);
  const share = good.length / answers.length;
  return [
    {
      what: `${who}: served after the first second (at least ${SERVED * 100} %)`,
      figure: `${(share * 100).toFixed(2)} % (${countsOf(answers)}; with the first second ${countsOf(all)})`,
      holds: share >= SERVED,
    },
    atMost(
      `${who}: p99 of those served`,
      quantile(
        good.map(({ ms }) => ms / 1000),
        0.99,
      ),
      1,
      's',
    ),
    noneOf(`${who}: unclear responses`, all.filter(({ clear }) => !clear).length),
  ];
}

/** Returns the addresses of clients, each in its own network. `kind` keeps kinds of clients apart. */
function networks(kind: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `10.${kind}.${index >> 8}.${index & 255}`);
}

/** Sends the flood from another thread, so that it does not delay the customers' requests. */
async function floodElsewhere(order: FloodOrder): Promise<Storm> {
  const worker = new Worker(new URL('./flood.ts', import.meta.url), { workerData: order });
  const [result] = await once(worker, 'message');
  await worker.terminate();
  return result as Storm;
}

/** Opens the connections of idle pages, of unfinished bodies from four networks, and of clients that do not read. */
async function waitingClients(
  port: number,
  headers: Record<string, string>,
  { idle, unfinished, unread }: Sizes,
): Promise<Socket[]> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const requestOf = (line: string, network: string, ...more: readonly string[]) =>
    [`${line} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${network}`, ...lines, ...more, '', ''].join(
      '\r\n',
    );
  const of = (count: number, textOf: (number: number) => string, reads = true) =>
    Array.from({ length: count }, (_, number) => openSocket(port, textOf(number), reads));
  return await Promise.all([
    ...of(idle, (number) => requestOf(`GET ${API}/auth/session-status`, networks(4, idle)[number] ?? '')),
    ...of(
      unfinished,
      (number) =>
        `${requestOf(`POST ${API}/auth/logout`, `10.5.0.${number % 4}`, 'Content-Type: application/json', 'Content-Length: 2')}{`,
    ),
    // Several pages per connection fill the buffers between the server and the client.
    ...of(unread, () => requestOf(`GET ${OVERVIEW}`, '10.6.0.1').repeat(20), false),
  ]);
}

async function openSocket(port: number, text: string, reads: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  if (reads) socket.resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
