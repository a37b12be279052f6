import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPortfolio } from '../../commands/portfolio/import.ts';
import shipped from '../../distributors.json' with { type: 'json' };
import { databases } from '../testing/databases.ts';
import { TestSource } from '../testing/http-sources.ts';
import { readPdfText } from '../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { KARI } from '../testing/portal-of-sources.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const SYSTEMS = [
  { name: 'KJERNE', insurer: 'Fjord Forsikring', details: 'https://kjerne.banken.no/avtale/{policyNumber}' },
  { name: 'NICE' },
  { name: 'GRUPPEN', insurer: 'Gruppen Skade', partnerGroup: true },
];
const AGREEMENTS = [
  {
    policyNumber: 'K 1',
    name: 'Hytteforsikring',
    productType: 'HYTTE',
    systemSource: 'KJERNE',
    yearlyPrice: 1200,
  },
  { policyNumber: 'N1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' },
  { policyNumber: 'G1', name: 'Gruppereise', productType: 'REISE', systemSource: 'GRUPPEN' },
];

let folder: string;
let portal: TestPortal;
let source: TestSource;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-systems-'));
  const path = join(folder, 'd.json');
  writeFileSync(path, JSON.stringify({ ...shipped, systems: SYSTEMS }));
  source = new TestSource('KJERNE');
  await source.open();
  const [engine] = databases();
  const database = await engine.open();
  async function* records() {
    const avtaler = AGREEMENTS.slice(1);
    yield { place: { line: 1, customer: 1 }, value: { ssn: KARI, navn: 'Kari Nordmann', avtaler } };
  }
  await importPortfolio(database.db, records(), { replace: false, systems: SYSTEMS.map(({ name }) => name) });
  portal = await openPortal(database, {
    DISTRIBUTORS_FILE: path,
    FIRST_PAGE_MS: '5000',
    SOURCE_KJERNE_URL: source.url,
    SOURCE_KJERNE_TOKEN: 'token-of-kjerne',
  });
  source.of(KARI).avtaler.push(AGREEMENTS[0]);
});
afterAll(async () => {
  await portal.close();
  await source.shut();
  rmSync(folder, { recursive: true });
});

async function loggedIn(host: string) {
  const browser = await portal.loggedIn(KARI, host);
  return browser;
}

test('a system that only the distributor file names is asked, listed and linked', async () => {
  const kari = await loggedIn('localhost:8000');
  const list = (await kari.call('GET', '/avtaleoversikt/avtaler')).json();
  expect(list).toMatchObject({ systemSourceError: false, yearlySum: 1200 });
  expect(list.avtaler.map((each: { systemSource: string }) => each.systemSource)).toEqual(['NICE', 'KJERNE']);
  expect(source.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token-of-kjerne',
    'x-personident': KARI,
  });
  const one = await kari.call('GET', '/avtaleoversikt/avtaler/KJERNE/K%201');
  expect(one.json()).toMatchObject({ name: 'Hytteforsikring' });

  const { body } = await kari.request(OVERVIEW);
  expect(body).toContain('href="https://kjerne.banken.no/avtale/K%201"');
  expect(body).toContain('href="/privat/forsikring/motor/detaljer/N1"');
  expect(body).toContain('Fjord Forsikring');
  expect(body).not.toContain('Gruppereise');
});

test('its confirmation names its insurer', async () => {
  const kari = await loggedIn('localhost:8000');
  const { statusCode, rawPayload } = await kari.call('GET', '/bekreftelser/KJERNE/K%201');
  expect(statusCode).toBe(200);
  const text = readPdfText(rawPayload).text.replace(/\s+/g, ' ');
  expect(text).toContain('Fjord Forsikring bekrefter at');
  expect(text).toContain('Formidlet av');
  const own = await kari.call('GET', '/bekreftelser/NICE/N1');
  expect(readPdfText(own.rawPayload).text).not.toContain('Formidlet av');
});

test('a system of the partner group exists only for its customers', async () => {
  const elsewhere = await loggedIn('localhost:8000');
  const numbersAt = async (browser: typeof elsewhere) => {
    const { avtaler } = (await browser.call('GET', '/eikaintegrasjon/avtaler')).json();
    return avtaler.map(({ policyNumber }: { policyNumber: string }) => policyNumber);
  };
  expect(await numbersAt(elsewhere)).toEqual([]);
  const partner = await loggedIn('eika.localhost:8000');
  expect(await numbersAt(partner)).toEqual(['G1']);
  expect((await partner.request(OVERVIEW)).body).toContain('Gruppen Skade');
});

test('an item of another system in its answer is left out and reported', async () => {
  source.of(KARI).avtaler.push({ ...AGREEMENTS[0], policyNumber: 'X', systemSource: 'LOFAVOR' });
  const kari = await loggedIn('localhost:8000');
  const list = (await kari.call('GET', '/avtaleoversikt/avtaler')).json();
  expect(list).toMatchObject({ systemSourceError: true, manglerFra: ['KJERNE'] });
  expect(list.avtaler).toHaveLength(2);
  source.of(KARI).avtaler.pop();
});

test.each([
  ['GET', '/avtaleoversikt/avtaler/PARIS/1'],
  ['GET', '/dokumenter/PARIS/1'],
  ['PUT', '/meldinger/PARIS/1/lest'],
  ['DELETE', '/avtaleoversikt/tilbud/1?systemSource=PARIS'],
] as const)(
  'an address with a system that the file does not name is refused: %s %s',
  async (method, path) => {
    const kari = await loggedIn('localhost:8000');
    expect((await kari.call(method, path)).statusCode).toBe(400);
  },
);

test('the data of a customer name a system whose stored items the file does not name', async () => {
  const kari = await loggedIn('localhost:8000');
  const missing = async () => (await kari.call('GET', '/mine-data')).json().manglerFra;
  expect(await missing()).toBeUndefined();
  const { id } = await portal.db
    .selectFrom('customer')
    .select('id')
    .where('ssn', '=', KARI)
    .executeTakeFirstOrThrow();
  const value = JSON.stringify({ ...AGREEMENTS[1], systemSource: 'PARIS' });
  const stored = { customer_id: id, list: 'avtaler', system: 'PARIS', id: 'N1', position: 9, value } as const;
  await portal.db.insertInto('item').values(stored).execute();
  expect(await missing()).toEqual(['PARIS']);
});
