import type { Browser } from '@playwright/test';
import { syntheticNationalIds } from '../../commands/portfolio/testing/national-ids.ts';
import { importWithInsurances } from '../../e2e/many-insurances.ts';
import { startPortal } from '../../e2e/portal.ts';
import { quantile, rounded, type Table } from './figures.ts';
import { type Measures, measureOverview } from './overview-measures.ts';
import { launchBrowser } from './phone.ts';

const COUNTS = [5, 500];
const ROUNDS = 9;
const WIDTHS = [390, 1280];

/**
 * Measures how long a customer with 500 insurances waits compared with one with 5, at the widths of a phone
 * and a desktop.
 */
export async function measureManyInsurances(): Promise<readonly Table[]> {
  const portal = await startPortal();
  const browser = await launchBrowser();
  try {
    const ssns = syntheticNationalIds(COUNTS.length);
    for (const [place, ssn] of ssns.entries()) await importWithInsurances(portal, ssn, COUNTS[place] ?? 0);
    const tables: Table[] = [];
    for (const width of WIDTHS) tables.push(await measureWidth(browser, portal.url, width, ssns));
    return tables;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** The rounds of the two customers alternate, so that other load on the machine affects both equally. */
async function measureWidth(
  browser: Browser,
  url: string,
  width: number,
  ssns: readonly string[],
): Promise<Table> {
  const rounds: Measures[][] = ssns.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, ssn] of ssns.entries()) {
      rounds[place]?.push(await measureOverview(browser, url, ssn, width));
    }
  }
  const [few = [], many = []] = rounds;
  const names = Object.keys(few[0] ?? {}) as (keyof Measures)[];
  return {
    heading: `Overview of 500 insurances compared with 5, ${width} px`,
    how: `A processor four times slower; medians of ${ROUNDS} rounds in turn (ADR-016).`,
    columns: ['', ...COUNTS.map(String), 'Ratio'],
    rows: names.map((name) => {
      const [one = Number.NaN, other = Number.NaN] = [few, many].map((all) =>
        quantile(all.map((each) => each[name])),
      );
      return [name, rounded(one), rounded(other), rounded(other / one)];
    }),
  };
}
