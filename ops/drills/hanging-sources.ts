import { people } from '../../e2e/people.ts';
import { type Behaviour, type HttpSources, startHttpSources } from '../../server/testing/http-sources.ts';
import { usage } from '../bench/load.ts';
import { type Customer, logInAt, OVERVIEW } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS, withServer } from './server.ts';
import { type Answered, answerTo, failed } from './traffic.ts';

const PAGES = { full: 10, short: 2 };
const MEGABYTE = Buffer.alloc(2 ** 20, '[');

/** Sources that never respond, or respond with an endless body. */
export const hangingSources: Drill = {
  name: 'sources',
  about: 'one source hangs, all hang, one sends 100 MB: the page within 1 s, memory stable',
  fault: { what: 'a page waits for its sources (FIRST_PAGE_MS=5000)', turnsRed: /slowest page/ },
  async run({ withFault, isShort }) {
    const pages = isShort ? PAGES.short : PAGES.full;
    const sources = await startHttpSources();
    const env = {
      ...sources.env,
      ...NO_RATE_LIMITS,
      // Otherwise the circuit breaker would stop calling the source.
      SOURCE_BREAKER_FAILURES: '1000',
      ...(withFault && { FIRST_PAGE_MS: '5000' }),
    };
    const askWhileBroken = async (url: string) => {
      const kari = await logInAt(url, people.kari.ssn);
      const oneHangs = await pagesWhile('one source hangs', [sources.of('NICE')], hang, pages, kari, url);
      if (withFault) return oneHangs;
      return [
        ...oneHangs,
        ...(await pagesWhile('all sources hang', sources.all, hang, pages, kari, url)),
        ...(await pagesWhile('a source sends 100 MB', [sources.of('NICE')], flood, pages, kari, url)),
      ];
    };
    return await withServer(env, askWhileBroken).finally(sources.close);
  },
};

async function pagesWhile(
  what: string,
  sources: HttpSources['all'],
  behaviour: Behaviour,
  pages: number,
  kari: Customer,
  url: string,
): Promise<Finding[]> {
  for (const source of sources) source.behaviour = behaviour;
  const answers: Answered[] = [];
  const askForPages = async () => {
    for (let page = 0; page < pages; page += 1) answers.push(await answerTo(() => kari.get(url, OVERVIEW)));
  };
  // The first pages fill buffers that stay allocated.
  await askForPages();
  const before = await usage(url);
  await askForPages();
  for (const source of sources) source.reset();
  const after = await usage(url);
  return [
    noneOf(`${what}: pages that failed`, answers.filter(failed).length),
    atMost(`${what}: slowest page`, Math.max(...answers.map(({ ms }) => ms)) / 1000, 1, 's'),
    atMost(
      `${what}: memory grew after the first ${pages} pages by`,
      Math.max(0, after.rssMb - before.rssMb),
      20,
      'MB',
    ),
  ];
}

/** Accepts the request, and never responds. */
function hang(): void {}

/** Sends 100 MB as fast as the client reads. */
const flood: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  let left = 100;
  const send = () => {
    while (left > 0) {
      left -= 1;
      if (!response.write(MEGABYTE)) return void response.once('drain', send);
    }
    response.end();
  };
  response.on('error', () => {});
  send();
};
