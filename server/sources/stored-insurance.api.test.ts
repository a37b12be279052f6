import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPeople, demoPortfolio } from '../../commands/portfolio/demo.ts';
import { importPortfolio } from '../../commands/portfolio/import.ts';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { API_PATH } from '../../domain/paths.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { expectGuarded, expectProblem } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const [KARI = '', JONAS = '', INGRID = ''] = demoPeople().map(({ ssn }) => ssn);
const VOLVO = '/avtaleoversikt/avtaler/NICE/81030354';
const TRAILER = '/avtaleoversikt/avtaler/NICE/81030628';
const CERTIFICATE = '/dokumenter/NICE/B-81030354';
const READ = '/meldinger/NICE/m-7/lest';

describe.each(databases())('insurances in the store on $name', ({ open }) => {
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    const database = await open();
    await importPortfolio(database.db, demoPortfolio('2026-12-01'), { replace: false });
    portal = await openPortal(database);
  });
  beforeEach(async () => {
    kari = await portal.loggedIn(KARI);
  });
  afterAll(() => portal.close());

  const get = async (path: string) => (await kari.call('GET', path)).json();
  const idsIn = (items: { id: string }[]) => items.map(({ id }) => id);

  test.each(['/dokumenter', '/fakturaer', '/skader', '/meldinger', VOLVO])(
    'GET %s is available only to the logged-in customer',
    async (path) => {
      await expectGuarded(portal, KARI, { method: 'GET', path });
    },
  );

  test('marking a message as read is available only to the logged-in customer', async () => {
    await expectGuarded(portal, KARI, { method: 'PUT', path: '/meldinger/NICE/m-6/lest' });
  });

  test('an agreement has its details if the store has any', async () => {
    expect(await get(VOLVO)).toMatchObject({
      policyNumber: '81030354',
      monthlyPrice: 684,
      avtaleDetaljer: {
        hovedforfall: '2027-01-01',
        egenandel: 6000,
        avtalegiro: true,
        dekninger: expect.arrayContaining([{ navn: 'Leiebil', inkludert: false }]),
        opplysninger: expect.arrayContaining([{ navn: 'Registreringsnummer', verdi: 'EL 04821' }]),
      },
    });
    expect((await get(TRAILER)).avtaleDetaljer).toBeUndefined();
  });

  test('the list of agreements has no details', async () => {
    const { avtaler } = await get('/avtaleoversikt/avtaler');
    for (const agreement of avtaler) expect(agreement).not.toHaveProperty('avtaleDetaljer');
  });

  test('lists are complete, latest first', async () => {
    const { dokumenter, systemSourceError } = await get('/dokumenter');
    expect(systemSourceError).toBe(false);
    expect(dokumenter).toHaveLength(11);
    expect(idsIn(dokumenter).slice(0, 3)).toEqual(['F-2026-12', 'B-81030354', 'BREV-1']);
    expect(Object.keys(dokumenter[0]).toSorted()).toEqual(['dato', 'id', 'systemSource', 'tittel', 'type']);
    const { fakturaer } = await get('/fakturaer');
    expect(idsIn(fakturaer).slice(0, 2)).toEqual(['2027-01', 'L-2026-12']);
    const { skader } = await get('/skader');
    expect(idsIn(skader).at(-1)).toBe('24-031077');
    expect(skader.find(({ id }: { id: string }) => id === '25-044120').utbetalt).toBe(3450.5);
    const { meldinger } = await get('/meldinger');
    expect(idsIn(meldinger)).toEqual(['m-6', 'm-5', 'm-7', 'm-4', 'm-1']);
  });

  test.each([
    ['/dokumenter?avtalenummer=81030354', 'dokumenter', ['B-81030354', 'GK-2026', 'V-2026-BIL']],
    ['/fakturaer?avtalenummer=81030354&uten=betalte', 'fakturaer', ['2027-01', '2026-12']],
    // Only a share of the invoice names this insurance.
    ['/fakturaer?avtalenummer=81030628&uten=betalte', 'fakturaer', ['2026-12']],
    ['/skader?avtalenummer=81030354', 'skader', ['26-102208']],
    ['/skader?systemSource=NICE&id=26-104417', 'skader', ['26-104417']],
    ['/skader?systemSource=PARIS&id=26-104417', 'skader', []],
    ['/dokumenter?avtalenummer=1', 'dokumenter', []],
  ])('%s has only the matching items of the whole list', async (path, list, ids) => {
    const { [list]: whole } = await get(path.split('?', 1)[0] ?? '');
    const { [list]: part, systemSourceError } = await get(path);
    expect([idsIn(part), systemSourceError]).toEqual([ids, false]);
    expect(part).toEqual(whole.filter(({ id }: { id: string }) => ids.includes(id)));
  });

  test('claims can be requested without events, and agreements without prices', async () => {
    const { skader } = await get('/skader');
    const light = await get('/skader?uten=hendelser');
    expect(light.skader).toEqual(skader.map(({ hendelser, ...claim }: { hendelser: unknown }) => claim));
    const { avtaler } = await get('/avtaleoversikt/avtaler');
    const names = await get('/avtaleoversikt/avtaler?uten=priser');
    expect(names.avtaler).toEqual(
      avtaler.map(({ monthlyPrice, yearlyPrice, ...agreement }: Record<string, unknown>) => agreement),
    );
  });

  test('agreements are found by number and by product code, with their sums', async () => {
    const { avtaler } = await get('/avtaleoversikt/avtaler');
    const [volvo] = avtaler.filter(
      ({ policyNumber }: { policyNumber: string }) => policyNumber === '81030354',
    );
    expect(await get('/avtaleoversikt/avtaler?policyNumber=81030354')).toMatchObject({
      avtaler: [volvo],
      monthlySum: 684,
    });
    const coded = avtaler.find(({ productCode }: { productCode?: string }) => productCode);
    const { avtaler: found } = await get(`/avtaleoversikt/avtaler?productCode=${coded.productCode}`);
    expect(found).toContainEqual(coded);
    expect((await get('/avtaleoversikt/avtaler?policyNumber=1')).avtaler).toEqual([]);
  });

  test.each([
    '/dokumenter?avtalenummer=',
    '/fakturaer?uten=alt',
    '/skader?systemSource=ANNEN',
    '/skader?id=a%00b',
    '/avtaleoversikt/avtaler?policyNumber=',
    '/eikaintegrasjon/avtaler?annet=1',
  ])('the request %s is refused', async (path) => expectProblem(await kari.call('GET', path), 400));

  test('the file of a document is served as a PDF for a link', async () => {
    const answer = await kari.request(API_PATH + CERTIFICATE);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.headers['content-disposition']).toContain(
      'filename="Forsikringsbevis bilforsikring 2026-11-20.pdf"',
    );
  });

  test.each([
    [
      'that does not exist',
      '/dokumenter/NICE/finnesikke',
      404,
      'Du har ikke noe dokument med dette nummeret.',
    ],
    ['of an unknown system', '/dokumenter/SAP/1', 400, 'er ikke gyldig.'],
  ])('a link to a file %s leads to a page with the reason', async (_case, path, status, text) => {
    const page = await kari.request(API_PATH + path, { headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(text);
    expect(page.body).toContain('href="/privat/forsikring/oversikt/"');
  });

  test.each([VOLVO, CERTIFICATE])('%s is not available to others', async (path) => {
    const others = [JONAS, INGRID].map(async (ssn) => {
      const browser = await portal.loggedIn(ssn);
      expectProblem(await browser.call('GET', path), 404);
    });
    await Promise.all(others);
    const visitor = portal.browser();
    expectProblem(await visitor.request(API_PATH + path, { headers: { 'x-requested-by': 'x' } }), 401);
  });

  test.each(['%2e', '%00', "'--", 'B-81030354%2F..', '%ZZ', 'å'.repeat(60), 'x'.repeat(200)])(
    'the hostile id %s is not found',
    async (id) => {
      for (const path of [`/dokumenter/NICE/${id}`, `/avtaleoversikt/avtaler/NICE/${id}`]) {
        const { statusCode } = await kari.request(API_PATH + path, { headers: { 'x-requested-by': 'x' } });
        expect([400, 404]).toContain(statusCode);
      }
      expect([400, 404]).toContain((await kari.call('PUT', `/meldinger/NICE/${id}/lest`)).statusCode);
    },
  );

  test('a message is marked as read once for its customer, also from several tabs', async () => {
    const jonas = await portal.loggedIn(JONAS);
    expectProblem(await jonas.call('PUT', READ), 404);
    expect((await get('/meldinger')).meldinger[2]).toMatchObject({ id: 'm-7', lest: false });

    const tabs = await Promise.all([kari.call('PUT', READ), kari.call('PUT', READ), kari.call('PUT', READ)]);
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await get('/meldinger')).meldinger[2]).toMatchObject({ id: 'm-7', lest: true });
    const marks = await portal.db
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'message-read')
      .execute();
    expect(marks).toHaveLength(1);
  });

  test('a file of many parts is complete, and a file with a missing part breaks off', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(700_001, 7)]);
    const dokument = { id: 'stor', systemSource: 'NICE', tittel: 'Stor', type: 'BREV', dato: '2026-01-01' };
    const dokumenter = [{ ...dokument, innhold: pdf.toString('base64') }];
    await importCustomers(portal.db, [{ ssn: INGRID, navn: 'Ingrid', dokumenter }]);
    const ingrid = await portal.loggedIn(INGRID);
    expect((await ingrid.request(`${API_PATH}/dokumenter/NICE/stor`)).rawPayload.equals(pdf)).toBe(true);
    await portal.db
      .deleteFrom('document_part')
      .where('document_id', '=', 'stor')
      .where('position', '=', 2)
      .execute();
    await expect(ingrid.request(`${API_PATH}/dokumenter/NICE/stor`)).rejects.toThrow();
  });
});
