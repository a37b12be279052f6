import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exportPortfolio } from '../../commands/portfolio/export.ts';
import { PortfolioCustomer } from '../../commands/portfolio/format.ts';
import { collect } from '../../commands/portfolio/testing/collect.ts';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { syntheticNationalIds } from '../../commands/portfolio/testing/national-ids.ts';
import type { MyData } from '../../contract/my-data.ts';
import { API_PATH } from '../../domain/paths.ts';
import { observeQueries } from '../platform/db/database.ts';
import { timeOrderedId } from '../platform/time-ordered-id.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { contractCheck, endpointsOf, fetchDocument } from '../testing/contract-check.ts';
import { databases, emptyDatabase, restoreRowsBeforeEach } from '../testing/databases.ts';
import {
  auditOf,
  expectDeletedCustomerRefused,
  expectGuarded,
  expectProblem,
} from '../testing/guarded-endpoints.ts';
import { readPdfText } from '../testing/pdf-text.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import { customerId } from '../testing/sharings.ts';
import { readTaggedPdf } from '../testing/tagged-pdf.ts';
import { withoutFile } from '../testing/without-file.ts';
import { renderData } from './render-data.ts';

// PDFs are rendered by another thread, which has its own modules. Modules that earlier files loaded would not be
// replaced.
vi.hoisted(() => vi.resetModules());
vi.mock('./render-data.ts', () => ({
  renderData: () => Promise.reject(new Error('rendered by the main thread')),
}));

const KARI = '01819021887';
const UNKNOWN = '13919110028';
const MINUTE = 60_000;

/** Makes the login of every session older by a number of minutes. */
async function ageLogins({ db }: TestPortal, minutes: number): Promise<void> {
  const rows = await db.selectFrom('shared_state').selectAll().where('key', 'like', 'session:%').execute();
  for (const { key, value } of rows) {
    const session = JSON.parse(value);
    const aged = { ...session, authenticatedAt: session.authenticatedAt - minutes * MINUTE };
    await db
      .updateTable('shared_state')
      .set({ value: JSON.stringify(aged) })
      .where('key', '=', key)
      .execute();
  }
}

const dataOf = async (browser: TestBrowser): Promise<MyData> =>
  (await browser.call('GET', '/mine-data')).json();

const ENGINES = databases();
const PDF_WORDS = [
  ['nb', 'Dataene dine', 'Forsikringer', 'Samtykke: Deling mellom bank og forsikring'],
  ['nn', 'Dataa dine', 'Forsikringar', 'Samtykke: Deling mellom bank og forsikring'],
  ['en', 'Your data', 'Policies', 'Consent: Sharing between bank and insurance'],
] as const;

describe.each(ENGINES)('the customer’s own data on $name', ({ name, open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  const loggedIn = (ssn = KARI) => portal.loggedIn(ssn);

  test('match their documented schema', async () => {
    const browser = await loggedIn();
    const answer = await browser.call('GET', '/mine-data');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Dataene dine \d{4}-\d\d-\d\d\.json"/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const document = await fetchDocument(portal.app);
    const endpoint = endpointsOf(document).find(({ name }) => name === `GET ${API_PATH}/mine-data`);
    if (!endpoint) throw new Error('not described');
    expect(contractCheck(document)(endpoint, answer)).toEqual([]);
  });

  test('have every field of a portfolio file and can be imported again unchanged', async () => {
    // A document without a file.
    await withoutFile(portal.db, 'GK-2026');
    await portal.db.deleteFrom('document_part').where('document_id', '=', 'GK-2026').execute();
    const [before] = await collect(exportPortfolio(portal.db, KARI));
    const data: object = await dataOf(await loggedIn());
    const names = Object.keys(PortfolioCustomer.properties);
    const fields = Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
    await emptyDatabase(portal.db);
    await importCustomers(portal.db, [fields], { replace: true });
    expect(await collect(exportPortfolio(portal.db, KARI))).toEqual([before]);
  });

  test('say no for everything that is not so', async () => {
    const no = {
      isLoMedlem: false,
      isBankkunde: false,
      samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
      livKunde: { eksisterer: false },
      hasReservasjon: false,
      oppgaver: { helseerklaering: { antall: 0 }, aksepttilbud: { antall: 0 } },
      kundekommunikasjon: { hasUlesteMeldinger: false },
      anbefalinger: { controlgroup: false, fallback: false },
    };
    const kundeadresser = [{ postnummer: '0155', isFolkreregistrert: false }];
    const message = { id: '1', tittel: 'Hei', dato: '2026-11-01', systemSource: 'NICE', lest: false };
    const customer = { ssn: KARI, navn: 'Kari', kundeadresser, meldinger: [message], ...no };
    await importCustomers(portal.db, [customer], { replace: true });
    const browser = await loggedIn();
    expect(await dataOf(browser)).toMatchObject(customer);
    const { text } = readPdfText((await browser.call('GET', '/mine-data.pdf')).rawPayload);
    const lines = text.split('\n');
    for (const label of [
      'Samtykke til markedsføring',
      'Samtykke: Deling mellom skadeforsikring og personforsikring',
      'Dokumenter i posten',
      'Lest',
      'LO-medlem',
    ]) {
      expect(lines[lines.indexOf(label) + 1], label).toBe('Nei');
    }
  });

  test('have the customer’s activities, feedback, deletion request and sessions', async () => {
    const browser = await loggedIn();
    await loggedIn();
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'ny@eksempel.no' });
    await browser.call('POST', '/feedback/', { feedbackValue: '5', text: 'Fint', page: '/oversikt' });
    const { sletting } = (await browser.call('POST', '/mine-data/sletting')).json();
    const data = await dataOf(browser);
    expect(data.okter.map(({ denne }) => denne)).toEqual([true, false]);
    expect(data.aktiviteter.map(({ hva }) => hva)).toEqual(
      expect.arrayContaining(['INNLOGGING', 'EPOST_ENDRET', 'SLETTING_BEDT_OM', 'DATA_HENTET']),
    );
    expect(data.tilbakemeldinger).toEqual([
      expect.objectContaining({ type: 'VALG', verdi: '5', kommentar: 'Fint', side: '/oversikt' }),
    ]);
    expect(data.egneEndringer).toEqual([
      { felt: 'kontaktInformasjon.epostAdresse', tidspunkt: expect.any(String) },
    ]);
    expect(data.sletting).toEqual(sletting);
    expect(data.sistInnlogget).toBeDefined();
    expect(data).toMatchObject({ systemSourceError: false });
  });

  test('read lists without a limit in batches', async () => {
    const browser = await loggedIn();
    const customer_id = await customerId(portal, KARI);
    const now = Date.now();
    const places = Array.from({ length: 1234 }, (_, place) => place);
    const activities = places.map((place) => ({
      id: timeOrderedId(now, String(place)),
      customer_id,
      action: 'message-read' as const,
      // Some have the same time as others.
      at: now - Math.floor(place / 7),
      ...{ device: null, distributor: null, login: null },
    }));
    await portal.db.insertInto('audit').values(activities).execute();
    const changes = places.map((place) => ({
      position: 1_000_000 + place,
      ...{
        customer_id,
        what: 'contact-information-changed' as const,
        value: JSON.stringify({ place }),
        at: now,
      },
    }));
    await portal.db.insertInto('change_feed').values(changes).execute();
    const feedback = places.map((place) => ({
      ...{ id: randomUUID(), customer_id, created_at: now - Math.floor(place / 7), page: `/${place}` },
      ...{ kind: 'choice' as const, distributor: 'fremtind', value: 'ja' },
    }));
    await portal.db
      .insertInto('feedback')
      .values(feedback as never)
      .execute();
    const unlimited: string[] = [];
    observeQueries(portal.db, ({ query: { sql } }) => {
      if (/^select \* from "(?:audit|change_feed|feedback)"/.test(sql) && !sql.includes(' limit '))
        unlimited.push(sql);
    });
    const { aktiviteter, meldteEndringer, tilbakemeldinger } = await dataOf(browser);
    expect((await browser.call('GET', '/mine-data.pdf')).statusCode).toBe(200);
    expect(unlimited).toEqual([]);
    const read = aktiviteter.filter(({ hva }) => hva === 'MELDING_LEST').map(({ id }) => id);
    expect(read.toSorted()).toEqual(activities.map(({ id }) => id).toSorted());
    const values = meldteEndringer.map(({ verdi }) => (verdi as { place: number }).place);
    expect(values).toEqual(places.toReversed());
    expect(tilbakemeldinger.map(({ side }) => side).toSorted()).toEqual(
      feedback.map(({ page }) => page).toSorted(),
    );
  });

  test('have no data of other customers', async () => {
    const kari = await loggedIn();
    await kari.call('POST', '/mine-data/sletting');
    const other = await dataOf(await loggedIn(UNKNOWN));
    expect(other).toMatchObject({ ssn: UNKNOWN, avtaler: [], tilbakemeldinger: [] });
    expect(other.sletting).toBeUndefined();
    expect(JSON.stringify(other)).not.toContain('Nordmann');
    expect(other.aktiviteter.map(({ hva }) => hva)).toEqual(['DATA_HENTET', 'INNLOGGING']);
  });

  // Its words do not depend on the database.
  test.each(name === ENGINES[0].name ? PDF_WORDS : PDF_WORDS.slice(0, 1))(
    'are available as tagged PDF in %s',
    async (language, title, heading, consent) => {
      const browser = await loggedIn();
      browser.cookies.set('kfp-spraak', language);
      await expect(renderData({} as never, {} as never)).rejects.toThrow('rendered by the main thread');
      const answer = await browser.call('GET', '/mine-data.pdf');
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(readTaggedPdf(answer.rawPayload)).toMatchObject({
        isMarked: true,
        isUniversal: true,
        language,
        title,
        showsTitle: true,
        drawsUnmarked: false,
        tabsFollowStructure: true,
      });
      const { text, missingSigns, unusableFonts } = readPdfText(answer.rawPayload);
      expect([missingSigns, unusableFonts]).toEqual([0, []]);
      const lines = text.split('\n');
      expect(lines).toEqual(expect.arrayContaining([title, heading, consent, KARI, 'Kari Nordmann']));
    },
  );

  describe.each(['/mine-data', '/mine-data.pdf'])('%s', (path) => {
    test('is available only to the customer', async () => {
      const visitor = portal.browser();
      expectProblem(await visitor.call('GET', path), 401);
      await expectDeletedCustomerRefused(portal, UNKNOWN, { method: 'GET', path });
    });

    test('requires a login within the last ten minutes', async () => {
      const browser = await loggedIn();
      await ageLogins(portal, 11);
      expectProblem(await browser.call('GET', path), 403, 'NY_INNLOGGING');
      expect(await auditOf(portal, KARI)).not.toContain('data-fetched');
      expect((await browser.call('GET', '/mine-data/status')).json().kanHentes).toBe(false);

      await browser.logIn(KARI);
      expect((await browser.call('GET', '/mine-data/status')).json().kanHentes).toBe(true);
      expect((await browser.call('GET', path)).statusCode).toBe(200);
      expect(await auditOf(portal, KARI)).toContain('data-fetched');
    });

    test('answers a link after an older login with a page that gives the reason', async () => {
      const browser = await loggedIn();
      await ageLogins(portal, 11);
      const page = await browser.request(API_PATH + path, { headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(403);
      expect(page.body).toContain('Logg inn på nytt for å hente dataene dine.');
    });
  });

  test.each(['/mine-data', '/mine-data.pdf'])(
    'are available ten times a minute per customer, without effect on others of the network: %s',
    async (path) => {
      const [one, other] = [await loggedIn(UNKNOWN), await loggedIn()];
      const statuses: number[] = [];
      for (let count = 0; count < 70; count += 1) statuses.push((await one.call('GET', path)).statusCode);
      expect(statuses).toEqual(statuses.map((_, index) => (index < 10 ? 200 : 429)));
      expect((await other.call('GET', path)).statusCode).toBe(200);
    },
  );

  test('are available sixty times a minute per network', async () => {
    const statuses: number[] = [];
    // People in no portfolio, whose data is quickly collected.
    for (const ssn of syntheticNationalIds(7)) {
      const browser = await loggedIn(ssn);
      for (let count = 0; count < 10; count += 1) {
        statuses.push((await browser.call('GET', '/mine-data')).statusCode);
      }
    }
    expect(statuses).toEqual(statuses.map((_, index) => (index < 60 ? 200 : 429)));
  });

  test('are rendered as one PDF at a time per customer', async () => {
    const [one, other] = [await loggedIn(), await loggedIn(UNKNOWN)];
    const pdfOf = async (browser: TestBrowser) => await browser.call('GET', '/mine-data.pdf');
    const answers = await Promise.all([pdfOf(one), pdfOf(one), pdfOf(one), pdfOf(other)]);
    const ofOne = answers.slice(0, 3).toSorted((a, b) => a.statusCode - b.statusCode);
    expect(ofOne.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429]);
    expect(ofOne[2]?.headers['retry-after']).toBe('5');
    expect(answers[3]?.statusCode).toBe(200);
    expect((await pdfOf(one)).statusCode).toBe(200);
    await ageLogins(portal, 11);
    for (const _ of [1, 2]) expect((await pdfOf(one)).statusCode).toBe(403);
  });

  describe('the deletion request', () => {
    test('is available only to the customer', async () => {
      await expectGuarded(portal, UNKNOWN, { method: 'POST', path: '/mine-data/sletting' });
      await expectGuarded(portal, UNKNOWN, { method: 'GET', path: '/mine-data/status' });
      await expectDeletedCustomerRefused(portal, UNKNOWN, { method: 'POST', path: '/mine-data/sletting' });
    });

    test('keeps the time of the first request', async () => {
      const browser = await loggedIn();
      expect((await browser.call('GET', '/mine-data/status')).json()).not.toHaveProperty('sletting');
      const first = (await browser.call('POST', '/mine-data/sletting')).json();
      expect(first).toEqual({ sletting: { bedtOm: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) } });
      expect((await browser.call('POST', '/mine-data/sletting')).json()).toEqual(first);
      expect((await browser.call('GET', '/mine-data/status')).json().sletting).toEqual(first.sletting);
      const recorded = (await auditOf(portal, KARI)).filter((each) => each === 'deletion-requested');
      expect(recorded).toHaveLength(1);
    });

    test('can be withdrawn and requested again', async () => {
      const browser = await loggedIn();
      const { sletting } = (await browser.call('POST', '/mine-data/sletting')).json();
      for (const _ of [1, 2]) {
        const answer = await browser.call('DELETE', '/mine-data/sletting');
        expect([answer.statusCode, answer.body]).toEqual([204, '']);
      }
      expect((await browser.call('GET', '/mine-data/status')).json()).not.toHaveProperty('sletting');
      expect((await dataOf(browser)).sletting).toBeUndefined();
      const recorded = await auditOf(portal, KARI);
      expect(recorded.filter((each) => each === 'deletion-withdrawn')).toHaveLength(1);
      const again = (await browser.call('POST', '/mine-data/sletting')).json();
      expect(again.sletting.bedtOm > sletting.bedtOm).toBe(true);
    });

    test('can be withdrawn only by its customer', async () => {
      const guarded = { method: 'DELETE', path: '/mine-data/sletting' } as const;
      await expectGuarded(portal, UNKNOWN, guarded);
      await expectDeletedCustomerRefused(portal, UNKNOWN, guarded);
      await (await loggedIn()).call('POST', '/mine-data/sletting');
      expect((await (await loggedIn(UNKNOWN)).call('DELETE', '/mine-data/sletting')).statusCode).toBe(204);
      expect(await portal.db.selectFrom('deletion_request').selectAll().execute()).toHaveLength(1);
    });

    test('is recorded once for simultaneous requests', async () => {
      const browser = await loggedIn();
      const answers = await Promise.all([1, 2, 3].map(() => browser.call('POST', '/mine-data/sletting')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await portal.db.selectFrom('deletion_request').selectAll().execute()).toHaveLength(1);
      const recorded = (await auditOf(portal, KARI)).filter((each) => each === 'deletion-requested');
      expect(recorded).toHaveLength(1);
    });
  });
});
