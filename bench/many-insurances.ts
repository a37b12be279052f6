// Measures the overview of a customer with 500 insurances beside one with 5: see README.md.
import { type Browser, chromium } from '@playwright/test';
import { importWithInsurances } from '../e2e/many-insurances.ts';
import { startPortal } from '../e2e/portal.ts';
import { syntheticNationalIds } from '../portfolio/testing/national-ids.ts';
import { findBrowser } from '../tools/test-browser.mjs';
import { type Measures, measureOverview } from './overview-measures.ts';

const COUNTS = [5, 500];
const ROUNDS = 9;
const WIDTHS = [390, 1280];

const portal = await startPortal();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const ssns = syntheticNationalIds(COUNTS.length);
  for (const [place, ssn] of ssns.entries()) await importWithInsurances(portal, ssn, COUNTS[place] ?? 0);
  for (const width of WIDTHS) await measureWidth(browser, width, ssns);
} finally {
  await browser.close();
  await portal.stop();
}

/** The rounds of both customers alternate, so that what else the machine does meets both. */
async function measureWidth(browser: Browser, width: number, ssns: readonly string[]): Promise<void> {
  const rounds: Measures[][] = ssns.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, ssn] of ssns.entries()) {
      rounds[place]?.push(await measureOverview(browser, portal.url, ssn, width));
    }
  }
  const [few = [], many = []] = rounds;
  console.log(
    `\n${width} px${''.padEnd(26)}${COUNTS.map((count) => String(count).padStart(10)).join('')}     ratio`,
  );
  for (const name of Object.keys(few[0] ?? {}) as (keyof Measures)[]) {
    const [one, other] = [few, many].map((all) => median(all.map((each) => each[name])));
    if (one === undefined || other === undefined) continue;
    const cells = [one, other, other / one].map((cell) => cell.toFixed(cell < 10 ? 2 : 0).padStart(10));
    console.log(name.padEnd(32) + cells.join(''));
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
