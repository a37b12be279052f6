import { join } from 'node:path';
import { people } from '../../e2e/people.ts';
import type { ServerProcess } from '../../server/testing/server-process.ts';
import { root } from '../../tools/set-up.mjs';
import { API, CONTACT, type Customer, logInAt, OVERVIEW } from './customer.ts';
import type { Drill, Finding } from './drill.ts';
import { serverWithout } from './faulty-server.ts';
import { NO_RATE_LIMITS, withServer } from './server.ts';
import { answerTo, pause } from './traffic.ts';

const MINUTE_MS = 60_000;
const JUMPS = [
  ['10 minutes forward', 10],
  ['20 minutes back', -20],
  ['3 hours forward', 180],
  ['2 days back', -2880],
  ['a year forward', 525_600],
] as const;
/** Afterwards: the clock is set back, and then forward by more than a session may be idle. */
const BACK_AND_FORWARD = [-2880, 60] as const;
const PRELOAD = join(root, 'ops', 'drills', 'jumping-clock.mjs');

/**
 * Changes the server's clock, forwards and backwards, while customers are logged in. Only the server sees the
 * change.
 */
export const clock: Drill = {
  name: 'clock',
  about:
    'clock changes, forwards and backwards: sessions continue or end clearly, a new login works, no data lost',
  fault: {
    what: 'sessions keep times in the future after the clock was set back',
    turnsRed: /^2 days back, then idle/,
  },
  async run({ withFault }) {
    const place = serverWithout(withFault, /back > CLOCK_SKEW_MS/, 'false');
    const tried = withFault ? [] : JUMPS;
    const jumps = [...tried.map(([, minutes]) => minutes), ...BACK_AND_FORWARD];
    const env = {
      ...NO_RATE_LIMITS,
      NODE_OPTIONS: `--import=${PRELOAD}`,
      CLOCK_JUMPS_MS: jumps.map((minutes) => minutes * MINUTE_MS).join(),
    };
    const change = async (url: string, server: ServerProcess) => {
      let jumped = 0;
      const jump = async () => {
        jumped += 1;
        server.child.kill('SIGUSR2');
        while (server.output().split('the clock was set').length <= jumped) await pause(20);
      };
      const findings: Finding[] = [];
      let kari = await logInAt(url, people.kari.ssn);
      for (const [number, [what]] of tried.entries()) {
        await kari.send(url, 'PUT', CONTACT, { epostAdresse: `nr.${number}@example.com` });
        await jump();
        const page = await answerTo(() => kari.get(url, `${API}/skadekunde/hent`));
        kari = await logInAt(url, people.kari.ssn);
        findings.push(await afterJump(what, page.status, `nr.${number}@example.com`, kari, url));
      }
      return [...findings, await idleAfterJumpBack(jump, kari, url)];
    };
    return await withServer(env, change, place.folder).finally(place.remove);
  },
};

/** Checks that a session that was used after the clock was set back still ends when it is idle for too long. */
async function idleAfterJumpBack(jump: () => Promise<void>, kari: Customer, url: string): Promise<Finding> {
  const ask = () => answerTo(() => kari.get(url, `${API}/skadekunde/hent`));
  await jump();
  const used = await ask();
  await jump();
  const idle = await ask();
  return {
    what: '2 days back, then idle for an hour',
    figure: `the session gets ${used.status}, then ${idle.status}`,
    holds: used.status === 200 && idle.status === 401,
  };
}

/**
 * Checks that the session continues (200) or has ended (401), and that a new session works and reads the
 * stored data.
 */
async function afterJump(
  what: string,
  status: number | null,
  email: string,
  kari: Customer,
  url: string,
): Promise<Finding> {
  const stored = await (await kari.get(url, `${API}/skadekunde/hent`)).json();
  const page = await answerTo(() => kari.get(url, OVERVIEW));
  const found = stored.kontaktInformasjon?.epostAdresse;
  return {
    what,
    figure: `the session ${status === 200 ? 'continues' : `gets ${status}`}; after a login the page gets ${page.status}, the last change is ${found === email ? 'stored' : 'LOST'}`,
    holds: (status === 200 || status === 401) && page.status === 200 && found === email,
  };
}
