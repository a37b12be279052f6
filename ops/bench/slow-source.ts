import { people } from '../../e2e/people.ts';
import { type Portal, startPortal } from '../../e2e/portal.ts';
import { sendJson, TestSource } from '../../server/testing/http-sources.ts';
import { quantile, type Table } from './figures.ts';
import { ask } from './load.ts';
import { headersOf, sessionCookies } from './sessions.ts';

const ROUNDS = 15;
const SLOW_MS = 2_000;
const OVERVIEW = '/privat/forsikring/oversikt/';

type Target = { portal: Portal; headers: Record<string, string>; latencies: number[] };

/** Measures how much later the first page comes when one source takes two seconds. */
export async function measureSlowSource(): Promise<readonly Table[]> {
  const source = new TestSource('NICE');
  await source.open();
  const fast = await startTarget({});
  const slow = await startTarget({ SOURCE_NICE_URL: source.url, SOURCE_BREAKER_FAILURES: '1000' });
  source.behaviour = (_request, response) => {
    setTimeout(() => sendJson(response, source.of(people.kari.ssn)), SLOW_MS);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) for (const each of [fast, slow]) await askOnce(each);
    const [one, other] = [fast, slow].map(({ latencies }) => quantile(latencies)) as [number, number];
    return [
      {
        heading: 'A source that takes two seconds',
        how: `The overview over HTTP, with all data in our own store, and with the data of one system from a service that responds after ${SLOW_MS / 1000} s; medians of ${ROUNDS}. The page waits at most 250 ms (FIRST_PAGE_MS), and is then sent without the missing data. Goal: at most 270 ms later.`,
        columns: ['', 'All fast ms', 'One slow ms', 'Later by ms'],
        rows: [['overview', one.toFixed(0), other.toFixed(0), (other - one).toFixed(0)]],
      },
    ];
  } finally {
    await Promise.all([fast, slow].map(({ portal }) => portal.stop()));
    await source.shut();
  }
}

async function startTarget(env: Record<string, string>): Promise<Target> {
  // The default of tests is longer. Set explicitly so that the two portals are not shared.
  const portal = await startPortal({ LOG_LEVEL: 'error', FIRST_PAGE_MS: '250', ...env });
  return { portal, headers: headersOf(await sessionCookies(portal.url, people.kari.ssn)), latencies: [] };
}

async function askOnce({ portal, headers, latencies }: Target): Promise<void> {
  const began = performance.now();
  await ask(portal.url + OVERVIEW, headers);
  latencies.push(performance.now() - began);
}
