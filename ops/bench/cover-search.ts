import { loadavg } from 'node:os';
import demo from '../../commands/portfolio/demo.json' with { type: 'json' };
import { Random } from '../../commands/portfolio/generate/random.ts';
import { smallPdf } from '../../commands/portfolio/generate/small-pdf.ts';
import { syntheticNationalIds } from '../../commands/portfolio/testing/national-ids.ts';
import { importCustomers } from '../../e2e/import-customers.ts';
import { startPortal } from '../../e2e/portal.ts';
import { quantile, rounded, type Table } from './figures.ts';
import { ask } from './load.ts';
import { headersOf, sessionCookies } from './sessions.ts';

/** Each customer may ask 30 questions a minute, of which the first are asked until everything is read. */
const CUSTOMERS = 3;
const ROUNDS = 15;
const INSURANCES = 60;
const DOCUMENTS = 40;
const PAGES = 40;
const LINES = 40;
const QUESTIONS = ['sykkel', 'Er mobilen dekket hvis den blir stjålet?', 'vannlekkasje', 'leibil', 'drone'];
const WAIT_MS = 4_000;

/** Measures a search in the insurances and documents of a customer who has many, before and after reading. */
export async function measureCoverSearch(): Promise<readonly Table[]> {
  const portal = await startPortal({ LOG_LEVEL: 'error' });
  try {
    const ssns = syntheticNationalIds(CUSTOMERS);
    for (const [place, ssn] of ssns.entries())
      await importCustomers(portal, [customerOf(ssn, new Random(1, place))]);
    const first: number[] = [];
    const later: number[] = [];
    for (const ssn of ssns) {
      const headers = headersOf(await sessionCookies(portal.url, ssn));
      const search = (round: number) =>
        timeOf(portal.url, headers, QUESTIONS[round % QUESTIONS.length] ?? '');
      first.push(await search(0).then(({ ms }) => ms));
      while ((await search(0)).pages < DOCUMENTS * PAGES)
        await new Promise((done) => setTimeout(done, WAIT_MS));
      for (let round = 0; round < ROUNDS; round += 1) later.push((await search(round)).ms);
    }
    const row = (name: string, times: readonly number[]) => [
      ...[name, String(times.length), rounded(quantile(times)), rounded(quantile(times, 0.95))],
    ];
    return [
      {
        heading: `Search in ${INSURANCES} insurances and ${DOCUMENTS} documents of ${PAGES} pages`,
        how: `GET /dekning over HTTP, one question at a time, with ${QUESTIONS.length} questions in turn. The first question waits at most 1.5 s for documents that have not been read. Goal: 95 % of the later ones within 150 ms. Load of the machine: ${loadavg()[0]?.toFixed(1)}.`,
        columns: ['', 'Questions', 'Median ms', '95 % ms'],
        rows: [row('first question', first), row('later questions', later)],
      },
    ];
  } finally {
    await portal.stop();
  }
}

async function timeOf(url: string, headers: Record<string, string>, question: string) {
  const began = performance.now();
  const query = new URLSearchParams({ sok: question });
  const answer = await ask(`${url}/api/privat/forsikring/dekning?${query}`, {
    ...headers,
    'accept-encoding': 'identity',
  });
  const ms = performance.now() - began;
  return { ms, pages: Number(JSON.parse(answer.toString()).soktI.sider) };
}

/** Returns a customer whose documents have different texts of insurance words and rarer words. */
function customerOf(ssn: string, random: Random): object {
  const [pattern = []] = demo.customers
    .map(({ avtaler = [] }) => avtaler)
    .toSorted((one, other) => other.length - one.length);
  const avtaler = Array.from({ length: INSURANCES }, (_, place) => ({
    ...pattern[place % pattern.length],
    policyNumber: `P${place}`,
    systemSource: 'NICE',
  }));
  const dokumenter = Array.from({ length: DOCUMENTS }, (_, place) => ({
    ...{ id: `D${place}`, systemSource: 'NICE', tittel: `Vilkår ${place}`, type: 'VILKAAR' },
    ...{ dato: '2026-01-01', avtalenummer: `P${place}` },
    innhold: smallPdf('Vilkår', ...Array.from({ length: PAGES }, () => pageOf(random))),
  }));
  return { ssn, navn: 'Prøve Prøvesen', avtaler, dokumenter };
}

const WORDS =
  'forsikringen dekker skade på bygningen og innbo ved brann vann tyveri sykkel mobiltelefon båt reise lege egenandel'.split(
    ' ',
  );
const SYLLABLES = 'be ra ti lo sku fer gan dor mis tel vik nes hau lun kra pe so ri'.split(' ');

function pageOf(random: Random): string[] {
  return Array.from({ length: LINES }, () => `${Array.from({ length: 9 }, () => wordOf(random)).join(' ')}.`);
}

function wordOf(random: Random): string {
  if (random.percent(60)) return random.pick(WORDS);
  return [0, 1, 2].map(() => random.pick(SYLLABLES)).join('');
}
