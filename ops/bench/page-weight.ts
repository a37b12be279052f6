import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople, fillEmptyStore } from '../../commands/portfolio/demo.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { type PageWeight, weighPage } from '../../server/testing/page-weight.ts';
import { openPortal } from '../../server/testing/portal.ts';
import type { Table } from './figures.ts';

const BASE = '/privat/forsikring/oversikt/';
const ROUTES = [
  '',
  'tilbud',
  'forsikringsprofil',
  'kjopsinnganger',
  'andre-forsikringer',
  'kvittering/BIL',
  'feil/generell',
];

/** Returns the compressed size of the first page of every route, and of the scripts that it names. */
export async function weighPages(): Promise<readonly Table[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = await openDatabase({ dataDir });
  await fillEmptyStore(db);
  const portal = await openPortal({ db, close: () => db.destroy() }, { FIRST_PAGE_MS: '5000' });
  const browser = portal.browser();
  try {
    const rows = [rowOf('login page', await weighPage(browser, BASE))];
    await browser.logIn(demoPeople()[0]?.ssn ?? '');
    const overview = await weighPage(browser, BASE);
    for (const route of ROUTES)
      rows.push(rowOf(`/${route}`, await weighPage(browser, BASE + route), overview));
    return [
      {
        heading: 'Weight of the first page',
        how: 'kB on the wire (brotli), for a customer with ten insurances: the page with its styles and data, the scripts that it names, the sum, and only the scripts that the overview has not loaded. Goals: page ≤ 16, scripts ≤ 95 in at most 6 files.',
        columns: ['Page', 'HTML', 'Scripts', 'Files', 'Both', 'New scripts'],
        rows,
      },
    ];
  } finally {
    await portal.close();
    rmSync(dataDir, { recursive: true });
  }
}

/**
 * Returns the row of a page. `common`: a page that the customer has already visited, whose scripts are
 * cached.
 */
function rowOf(name: string, { page, scripts }: PageWeight, common?: PageWeight): string[] {
  const all = sum(scripts.values());
  const added = sum([...scripts].flatMap(([file, bytes]) => (common?.scripts.has(file) ? [] : bytes)));
  return [
    name,
    kilobytes(page),
    kilobytes(all),
    String(scripts.size),
    kilobytes(page + all),
    common ? kilobytes(added) : '–',
  ];
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
