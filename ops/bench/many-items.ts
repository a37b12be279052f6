import type { Browser } from '@playwright/test';
import { syntheticNationalIds } from '../../commands/portfolio/testing/national-ids.ts';
import { importCustomers } from '../../e2e/import-customers.ts';
import { beginSession } from '../../e2e/log-in.ts';
import { startPortal } from '../../e2e/portal.ts';
import { untilHydrated } from '../../e2e/visit.ts';
import { quantile, rounded, type Table } from './figures.ts';
import { launchBrowser, slowProcessor } from './phone.ts';

const ROUNDS = 7;
const FEW = 5;
const BASE = '/privat/forsikring';
/** The path of each list's page, the number of items of the customer with many, and an example item. */
const LISTS = [
  {
    list: 'dokumenter',
    path: '/dokumenter',
    many: 500,
    item: { tittel: 'Brev', type: 'BREV', dato: '2026-05-04' },
  },
  {
    list: 'meldinger',
    path: '/meldinger',
    many: 200,
    item: { tittel: 'Ny avtale', dato: '2026-11-01', lest: true },
  },
  {
    list: 'fakturaer',
    path: '/betaling',
    many: 500,
    item: { forfallsdato: '2025-12-15', belop: 462.5, status: 'BETALT' },
  },
] as const;

/**
 * Measures how long a customer with hundreds of documents, messages and invoices waits compared with one with
 * five (ADR-016).
 */
export async function measureManyItems(): Promise<readonly Table[]> {
  const portal = await startPortal();
  const browser = await launchBrowser();
  try {
    const [few = '', many = ''] = syntheticNationalIds(2);
    await importCustomers(portal, [customerWith(few, () => FEW), customerWith(many, (list) => list.many)]);
    const rows: string[][] = [];
    for (const { path, list, many: count } of LISTS) {
      const times: Times[][] = [[], []];
      // The rounds alternate, so that other load on the machine affects both customers equally.
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [place, ssn] of [few, many].entries())
          times[place]?.push(await timesOf(browser, portal.url, ssn, path));
      }
      for (const name of ['seen', 'hydrated'] as const)
        rows.push(rowOf(`${count} ${list}: ${name} (ms)`, times, name));
    }
    return [
      {
        heading: `Hundreds of documents, messages and invoices compared with ${FEW}, 390 px`,
        how: `A processor four times slower; medians of ${ROUNDS} rounds in turn (ADR-016).`,
        columns: ['', String(FEW), 'Many', 'Ratio'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Milliseconds from the navigation until the first paint, and until the last part is hydrated. */
type Times = { seen: number; hydrated: number };

async function timesOf(browser: Browser, url: string, ssn: string, path: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' });
  const page = await context.newPage();
  await beginSession(page, ssn, { origin: url });
  await slowProcessor(page);
  await page.goto(url + BASE + path, { waitUntil: 'commit' });
  await untilHydrated(page);
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    hydrated: performance.now(),
  }));
  await context.close();
  return times;
}

function customerWith(ssn: string, countOf: (list: (typeof LISTS)[number]) => number): object {
  const lists = LISTS.map((each) => [
    each.list,
    Array.from({ length: countOf(each) }, (_, index) => ({
      ...each.item,
      id: `${index}`,
      systemSource: 'NICE',
    })),
  ]);
  return { ssn, navn: 'Prøve Prøvesen', ...Object.fromEntries(lists) };
}

function rowOf(name: string, times: readonly Times[][], measure: keyof Times): string[] {
  const [few = Number.NaN, many = Number.NaN] = times.map((all) =>
    quantile(all.map((each) => each[measure])),
  );
  return [name, rounded(few), rounded(many), rounded(many / few)];
}
