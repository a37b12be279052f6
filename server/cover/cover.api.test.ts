import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallPdf } from '../../commands/portfolio/generate/small-pdf.ts';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { syntheticNationalIds } from '../../commands/portfolio/testing/national-ids.ts';
import type { CoverAnswer } from '../../contract/cover.ts';
import { addDays } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { expectGuarded, expectProblem } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
const JONAS = '14860161339';
const [ENDED = ''] = syntheticNationalIds(1);
const BAD_FILES = '13919110028';
const TODAY = osloDate(Date.now());

/** Returns a PDF that the library draws, in base64. */
async function drawn(draw: (pdf: PDFKit.PDFDocument) => void, options = {}): Promise<string> {
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((done) => pdf.once('end', done));
  draw(pdf);
  pdf.end();
  await end;
  return Buffer.concat(chunks).toString('base64');
}

/** Returns a customer with insurances that ended 30 and 31 days ago, and a document of each. */
function endedCustomer() {
  const ended = [30, 31].map((days) => ({ days, policyNumber: `days-${days}` }));
  return {
    ...{ ssn: ENDED, navn: 'Navn' },
    avtaler: ended.map(({ days, policyNumber }) => ({
      ...{ policyNumber, name: 'Innbo', productType: 'INNBO', systemSource: 'NICE', avtaleStatus: 'ACTIVE' },
      ...{ avtaleStatusDescription: 'Til Annullasjon', endDate: addDays(TODAY, -days) },
      avtaleDetaljer: { dekninger: [{ navn: 'Sykkel' }] },
    })),
    dokumenter: ended.map(({ policyNumber }) => ({
      ...{ id: policyNumber, systemSource: 'NICE', avtalenummer: policyNumber, tittel: 'Vilkår' },
      ...{ type: 'VILKAAR', dato: '2026-01-01', innhold: smallPdf('Vilkår', ['Sykkelen er forsikret.']) },
    })),
  };
}

/** Documents that can't be searched wholly, and two that can. */
async function badFiles() {
  const many = Array.from({ length: 500 }, (_, page) => [page === 0 ? 'Sykkel' : `Side ${page + 1}`]);
  const broken = Buffer.from('%PDF-1.7 this is no PDF').toString('base64');
  const odd = await drawn((pdf) => {
    const lines = ['5 år.', 'Sykkelen er', 'forsikret', 'i inntil', 'i hele verden'];
    for (const [place, y] of [4, 0, 1, 3, 2].entries()) pdf.text(lines[place] ?? '', 50, 50 + y * 20);
  });
  return {
    locked: await drawn((pdf) => pdf.text('Sykkel'), { userPassword: 'hemmelig' }),
    scanned: await drawn((pdf) => pdf.rect(20, 20, 300, 300).fill('black')),
    broken,
    long: smallPdf('Lang', ...many),
    odd,
    good: smallPdf('Brev', ['Sykkelen din er forsikret.']),
  };
}

describe.each(databases())('the cover search on $name', ({ open }) => {
  let portal: TestPortal;

  beforeAll(async () => {
    const env = { REQUESTS_PER_MINUTE: '1000000', SESSION_REQUESTS_PER_MINUTE: '1000000' };
    portal = await openDemoPortal(open, env);
    const files = Object.entries(await badFiles());
    const dokumenter = files.map(([id, innhold]) => ({
      ...{ id, systemSource: 'NICE', tittel: id, type: 'BREV', dato: '2026-01-01', innhold },
    }));
    const withBadFiles = { ssn: BAD_FILES, navn: 'Navn', dokumenter };
    await importCustomers(portal.db, [withBadFiles, endedCustomer()]);
  });
  restoreRowsBeforeEach(() => portal.db);
  beforeEach(async () => {
    await portal.db.deleteFrom('shared_state').execute();
  });
  afterAll(() => portal.close());

  const path = (question: string) => `/dekning?${new URLSearchParams({ sok: question })}`;

  /** Returns the answer once all documents are read. */
  async function ask(browser: TestBrowser, question: string): Promise<CoverAnswer> {
    const answer = async () => (await browser.call('GET', path(question))).json();
    await expect
      .poll(
        async () => (await answer()).ikkeLest?.some((each: { grunn: string }) => each.grunn === 'LESES'),
        {
          timeout: 20_000,
        },
      )
      .not.toBe(true);
    return await answer();
  }

  test('is guarded', async () => {
    await expectGuarded(portal, KARI, { method: 'GET', path: path('sykkel') });
  });

  test.each(['', '?sok=', '?sok=b', `?sok=${'b'.repeat(101)}`, '?sok=bil&sok=bil', '?sok=bil&mer=ja'])(
    'answers 400 for %s',
    async (query) => {
      const kari = await portal.loggedIn(KARI);
      expectProblem(await kari.call('GET', `/dekning${query}`), 400);
    },
  );

  test('answers with covers, facts and pages of documents, in kroner', async () => {
    const kari = await portal.loggedIn(KARI);
    const answer = await ask(kari, 'leiebil');
    const avtale = { systemSource: 'NICE', policyNumber: '81030354', navn: 'Bilforsikring' };
    expect(answer.treff).toContainEqual({
      ...{ avtale, navn: 'Leiebil', inkludert: false, kilde: 'DEKNING', utdrag: '[[Leiebil]]' },
      ...{ dokumentId: 'V-2026-BIL', side: 4 },
    });
    expect(answer.treff).toContainEqual({
      ...{ avtale, navn: 'Vilkår for bilforsikring', inkludert: null, kilde: 'DOKUMENT' },
      ...{ dokumentId: 'V-2026-BIL', side: 4, utdrag: expect.stringMatching(/^\[\[Leiebil\]\] mens bilen/) },
    });
    expect(answer.soktI).toEqual({ avtaler: 10, dokumenter: 10, sider: 22 });
    expect(answer.systemSourceError).toBe(false);
    expect(answer.ikkeLest).toEqual([
      { systemSource: 'NICE', dokumentId: 'SKJ-1', tittel: 'Skjema for flytting', grunn: 'UTEN_TEKST' },
    ]);

    const [bike] = (await ask(kari, 'sykkel')).treff;
    expect(bike).toMatchObject({ navn: 'Sykkel', inkludert: true, sum: 40_000, egenandel: 2000 });
    const [mileage] = (await ask(kari, 'kjørelengde')).treff;
    expect(mileage).toEqual({
      ...{ avtale, navn: 'Kjørelengde', tekst: '16 000 km i året', inkludert: null },
      ...{ kilde: 'OPPLYSNING', utdrag: '[[Kjørelengde]]: 16 000 km i året' },
    });
  });

  test('only mentions insurances that have ended, and leaves out those that ended long ago', async () => {
    const { treff, soktI } = await ask(await portal.loggedIn(ENDED), 'sykkel');
    expect(soktI).toEqual({ avtaler: 1, dokumenter: 1, sider: 1 });
    expect(treff).toHaveLength(2);
    for (const { avtale, inkludert } of treff) {
      expect(avtale).toEqual({ systemSource: 'NICE', policyNumber: 'days-30', navn: 'Innbo' });
      expect(inkludert).toBeNull();
    }
  });

  test('finds only the customer’s own', async () => {
    expect(await ask(await portal.loggedIn(JONAS), 'sykkel')).toEqual({
      treff: [],
      soktI: { avtaler: 0, dokumenter: 0, sider: 0 },
      systemSourceError: false,
    });
  });

  test('says which documents were not searched, and why', async () => {
    const { treff, ikkeLest, soktI } = await ask(await portal.loggedIn(BAD_FILES), 'sykkel');
    expect(Object.fromEntries(ikkeLest?.map(({ dokumentId, grunn }) => [dokumentId, grunn]) ?? [])).toEqual({
      ...{ locked: 'KRYPTERT', scanned: 'UTEN_TEKST', broken: 'ODELAGT', long: 'FOR_LANG' },
    });
    expect(soktI).toEqual({ avtaler: 0, dokumenter: 3, sider: 302 });
    const found = new Map(treff.map(({ dokumentId, utdrag }) => [dokumentId, utdrag]));
    expect([...found.keys()].toSorted()).toEqual(['good', 'long', 'odd']);
    expect(found.get('odd')).toBe('[[Sykkelen]] er forsikret i hele verden i inntil 5 år.');
    const [hit] = treff;
    expect(hit?.avtale).toEqual({ systemSource: 'NICE' });
  });

  test('limits questions by customer, in calls and on the page', async () => {
    const kari = await portal.loggedIn(KARI);
    const page = '/privat/forsikring/oversikt/dekning?vent&sok=sykkel';
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1)
      for (const asked of [kari.call('GET', path('sykkel')), kari.request(page)])
        statuses.push((await asked).statusCode);
    expect(statuses).toEqual(Array(30).fill(200));
    const refused = await kari.request(page);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.body).toContain('Du har søkt mange ganger på kort tid.');
    expect(refused.body).toMatch(/<input[^>]* value="sykkel"/);
    expect((await kari.call('GET', path('sykkel'))).statusCode).toBe(429);
  });
});
