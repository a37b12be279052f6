import { people } from '../../e2e/people.ts';
import { quantile } from '../bench/figures.ts';
import { headersOf, sessionCookies } from '../bench/sessions.ts';
import { OVERVIEW } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS, withServer } from './server.ts';
import { pagesPerSecond, type Storm, storm } from './storm.ts';
import { countsOf, timeToSuccess } from './traffic.ts';

const MEASURED_S = 10;
const LOAD_FACTOR = 10;
const STORM_S = 20;

/**
 * Sends ten times the request rate that the server was just measured to handle, all for the most expensive
 * page.
 */
export const overload: Drill = {
  name: 'overload',
  about:
    'ten times the load: p99 of served requests within 1 s, the others get 503 quickly, recovers within 5 s',
  fault: { what: 'the server refuses nothing (SHED_DELAY_MS=0)', turnsRed: /^(p99|responses other)/ },
  async run({ withFault }) {
    const env = { ...NO_RATE_LIMITS, ...(withFault && { SHED_DELAY_MS: '0' }) };
    return await withServer(env, async (origin) => {
      const url = origin + OVERVIEW;
      const headers = headersOf(await sessionCookies(origin, people.kari.ssn));
      const capacity = await pagesPerSecond(url, headers, MEASURED_S);
      const result = await storm(url, headers, capacity * LOAD_FACTOR, STORM_S);
      const recovered = await timeToSuccess(() => fetch(url, { headers }));
      return findings(capacity, result, recovered);
    });
  },
};

function findings(capacity: number, { answers, delayMs }: Storm, recovered: number): Finding[] {
  const secondsOf = (wanted: number) =>
    answers.filter(({ status }) => status === wanted).map(({ ms }) => ms / 1000);
  return [
    { what: 'served before', figure: `${capacity.toFixed(0)} pages per second`, holds: capacity > 0 },
    {
      what: `responses to ${LOAD_FACTOR} times that load`,
      figure: countsOf(answers),
      holds: answers.some(({ status }) => status === 200),
    },
    { what: 'delay of the load generator at p99', figure: `${delayMs.toFixed(0)} ms`, holds: true },
    atMost('p99 of served requests', quantile(secondsOf(200), 0.99), 1, 's'),
    atMost('p99 of refused requests', quantile(secondsOf(503), 0.99), 1, 's'),
    noneOf('responses other than 200 and a clear 503', answers.filter(({ clear }) => !clear).length),
    atMost('first success afterwards', recovered / 1000, 5, 's'),
  ];
}
