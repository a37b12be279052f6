import { rmSync } from 'node:fs';
import { quantile } from '../bench/figures.ts';
import { ask } from '../bench/load.ts';
import { headersOf, sessionCookies } from '../bench/sessions.ts';
import { people } from '../e2e/people.ts';
import { startServer } from '../server/testing/server-process.ts';
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { OVERVIEW } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { FULL_SPEED } from './settings.ts';
import { type Storm, storm } from './storm.ts';
import { countsOf, keepAsking, pause, untilAnswered } from './traffic.ts';

const AT_ONCE = 4;
const MEASURED_S = 10;
const TIMES = 10;
const STORM_S = 20;

/** Ten times as many a second as the server was just seen to serve, all asking for the page that costs most. */
export const overload: Drill = {
  name: 'overload',
  about: 'ten times the load: those served within 1 s at p99, the others 503 quickly, whole again within 5 s',
  async run() {
    const folder = makeScratchFolder('drill-');
    const server = await startServer({ DATA_DIR: folder, ...FULL_SPEED });
    try {
      const origin = `http://localhost:${server.port}`;
      const url = origin + OVERVIEW;
      const headers = headersOf(await sessionCookies(origin, people.kari.ssn));
      const carried = await perSecond(url, headers);
      const came = await storm(url, headers, carried * TIMES, STORM_S);
      const recovered = await untilAnswered(() => fetch(url, { headers }));
      return findings(carried, came, recovered);
    } finally {
      server.child.kill('SIGINT');
      await server.ended;
      rmSync(folder, { recursive: true });
    }
  },
};

/** Returns how many pages a second the server serves to a few who wait for each answer. */
async function perSecond(url: string, headers: Record<string, string>): Promise<number> {
  const traffic = keepAsking(async () => new Response(new Uint8Array(await ask(url, headers))), AT_ONCE);
  await pause(MEASURED_S * 1000);
  return (await traffic.stop()).length / MEASURED_S;
}

function findings(carried: number, { answers, delayMs }: Storm, recovered: number): Finding[] {
  const secondsOf = (wanted: number) =>
    answers.filter(({ status }) => status === wanted).map(({ ms }) => ms / 1000);
  return [
    { what: 'carried before', figure: `${carried.toFixed(0)} pages a second`, holds: carried > 0 },
    {
      what: `answers to ${TIMES} times that`,
      figure: countsOf(answers),
      holds: answers.some(({ status }) => status === 200),
    },
    { what: 'so late was the storm itself at p99', figure: `${delayMs.toFixed(0)} ms`, holds: true },
    atMost('p99 of those served', quantile(secondsOf(200), 0.99), 1, 's'),
    atMost('p99 of those refused', quantile(secondsOf(503), 0.99), 1, 's'),
    noneOf('answers other than 200 and a clear 503', answers.filter(({ clear }) => !clear).length),
    atMost('first success afterwards', recovered / 1000, 5, 's'),
  ];
}
