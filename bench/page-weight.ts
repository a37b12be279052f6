// Weighs the first page of every route: see README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople, fillEmptyStore } from '../portfolio/demo.ts';
import { openDatabase } from '../server/platform/db/database.ts';
import { openPortal } from '../server/testing/portal.ts';
import { ensureBuilt } from '../tools/set-up.mjs';

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

await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const db = await openDatabase({ dataDir });
await fillEmptyStore(db);
const portal = await openPortal({ db, close: () => db.destroy() }, { FIRST_PAGE_MS: '5000' });
const browser = portal.browser();
try {
  print('kB in brotli', ['page', 'script', 'both', 'script alone']);
  report('login page', await weigh(BASE));
  await browser.logIn(demoPeople()[0]?.ssn ?? '');
  const overview = await weigh(BASE);
  for (const route of ROUTES) report(`/${route}`, await weigh(BASE + route), overview);
} finally {
  await portal.close();
  rmSync(dataDir, { recursive: true });
}

type Weight = { page: number; scripts: ReadonlyMap<string, number> };

/** Bytes of a page, styles and answers in it, and of every script that it names, as they go over the wire. */
async function weigh(address: string): Promise<Weight> {
  const page = await bytesOf(address);
  const html = (await browser.request(address)).body;
  const names = new Set(html.match(/\/privat\/forsikring\/oversikt\/filer\/[^"]+\.js/g));
  const scripts = new Map<string, number>();
  for (const name of names) scripts.set(name, await bytesOf(name));
  return { page, scripts };
}

async function bytesOf(address: string): Promise<number> {
  const { rawPayload, headers } = await browser.request(address, { headers: { 'accept-encoding': 'br' } });
  if (headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed`);
  return rawPayload.length;
}

/** `common`: a page that the customer has seen before, whose scripts need not come again. */
function report(name: string, { page, scripts }: Weight, common?: Weight): void {
  const all = sum(scripts.values());
  const alone = sum([...scripts].flatMap(([file, bytes]) => (common?.scripts.has(file) ? [] : bytes)));
  print(name, [page, all, page + all, ...(common ? [alone] : [])].map(kilobytes));
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function print(name: string, cells: string[]): void {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''));
}
