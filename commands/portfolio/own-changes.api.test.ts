import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordOwnChange } from '../../server/platform/db/own-change.ts';
import type { TestBrowser } from '../../server/testing/browser.ts';
import { databases } from '../../server/testing/databases.ts';
import { openPortal, type TestPortal } from '../../server/testing/portal.ts';
import { exportPortfolio } from './export.ts';
import type { PortfolioCustomer } from './format.ts';
import { importCustomers } from './testing/import-customers.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

const [KARI = '', OLA = ''] = syntheticNationalIds(2);
const offer = (policyNumber: string) =>
  ({ policyNumber, name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' }) as const;

const message = (id: string) => ({ id, tittel: 'Hei', dato: '2026-11-01', systemSource: 'NICE' }) as const;

const FILE: PortfolioCustomer = {
  ssn: KARI,
  navn: 'Kari Nordmann',
  niceKundenummer: '10210001',
  kontaktInformasjon: { epostAdresse: 'gammel@eksempel.no', mobilNummer: '90000000' },
  samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'AUTHORIZED' },
  livKunde: { eksisterer: true, epost: 'gammel@liv.no', telefon: '90000000' },
  hasReservasjon: true,
  tilbud: [offer('1'), offer('2')],
  meldinger: [message('1'), message('2')],
};

describe.each(databases())("a customer's own changes, on an import into $name,", ({ open }) => {
  let portal: TestPortal;
  let kari: TestBrowser;

  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('customer').execute();
    await store(FILE);
    kari = await portal.loggedIn(KARI);
    await change();
  });

  async function store(file: object, options: { replace?: boolean; overwrite?: boolean } = {}) {
    return await importCustomers(portal.db, [file], options);
  }

  async function change(): Promise<void> {
    const answers = [
      await kari.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'ny@eksempel.no' }),
      await kari.call('POST', '/liv/kunde/v1/contactInfo', { telefon: '91111111' }),
      await kari.call('POST', '/samtykke/oppdater', { marketingConsentApproved: false }),
      await kari.call('POST', '/samtykke/reservasjon', { harReservasjon: false }),
      await kari.call('DELETE', '/avtaleoversikt/tilbud/1'),
      await kari.call('PUT', '/meldinger/NICE/1/lest'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 204, 204]);
  }

  const exportedCustomers = () => Array.fromAsync(exportPortfolio(portal.db));

  async function consentTexts() {
    const [{ samtykker = {} } = {}] = await exportedCustomers();
    return Object.fromEntries(Object.entries(samtykker).filter(([name]) => name.endsWith('Tekst')));
  }

  async function seen() {
    const browser = await portal.loggedIn(KARI);
    const get = async (path: string) => (await browser.call('GET', path)).json();
    const { kontaktInformasjon, samtykker } = await get('/skadekunde/hent');
    const { epost, telefon } = await get('/liv/kunde/v1/kunde');
    const { hasReservasjon } = await get('/samtykke/reservasjon/hent');
    const { tilbud } = await get('/avtaleoversikt/tilbud');
    const numbers = tilbud.map(({ policyNumber }: { policyNumber: string }) => policyNumber);
    const { meldinger } = await get('/meldinger');
    const read = meldinger.filter(({ lest }: { lest: boolean }) => lest).map(({ id }: { id: string }) => id);
    return { ...kontaktInformasjon, ...samtykker, epost, telefon, hasReservasjon, tilbud: numbers, read };
  }

  const AS_CHANGED = {
    epostAdresse: 'ny@eksempel.no',
    mobilNummer: '90000000',
    marketingConsent: 'NOT_AUTHORIZED',
    crossDomainConsent: 'AUTHORIZED',
    epost: 'gammel@liv.no',
    telefon: '91111111',
    hasReservasjon: false,
    tilbud: ['2'],
    read: ['1'],
  };
  const AS_IN_FILE = {
    ...AS_CHANGED,
    epostAdresse: 'gammel@eksempel.no',
    marketingConsent: 'AUTHORIZED',
    telefon: '90000000',
    hasReservasjon: true,
    tilbud: ['1', '2'],
    read: [],
  };

  test.each([false, true])('are kept when the file is imported again (replace: %s)', async (replace) => {
    expect(await store(FILE, { replace })).toMatchObject({ customers: 1, kept: 6, overwritten: 0 });
    expect(await seen()).toEqual(AS_CHANGED);
    expect(await store(FILE, { replace })).toMatchObject({ kept: 6 });
    expect(await seen()).toEqual(AS_CHANGED);
  });

  test.each([false, true])(
    'keep the text that the customer read before a consent (replace: %s)',
    async (replace) => {
      const kept = await consentTexts();
      expect(kept).toEqual({ marketingConsentTekst: { spraak: 'nb', versjon: expect.any(String) } });
      await store(FILE, { replace });
      expect(await consentTexts()).toEqual(kept);
      await store({ ssn: KARI, navn: 'Kari', samtykker: null }, { replace });
      expect(await consentTexts()).toEqual(kept);
      await store(FILE, { replace, overwrite: true });
      expect(await consentTexts()).toEqual({});
    },
  );

  test('are exported with their texts, and imported again', async () => {
    const text = { spraak: 'en', versjon: 'c55ae1ee' };
    await store({ ...FILE, samtykker: { crossDomainConsent: 'AUTHORIZED', crossDomainConsentTekst: text } });
    const [exported] = await exportedCustomers();
    expect(exported?.samtykker).toMatchObject({
      marketingConsent: 'NOT_AUTHORIZED',
      marketingConsentTekst: { spraak: 'nb' },
      crossDomainConsentTekst: text,
    });
    await portal.db.deleteFrom('customer').execute();
    await store(exported ?? {});
    expect((await exportedCustomers())[0]?.samtykker).toEqual(exported?.samtykker);
  });

  test('leave all other fields to the file', async () => {
    const kontaktInformasjon = { epostAdresse: 'x@eksempel.no', mobilNummer: '92222222' };
    const livKunde = { eksisterer: true, epost: 'y@liv.no', telefon: '92222222' };
    await store({ ...FILE, kontaktInformasjon, livKunde, tilbud: [offer('1'), offer('3')] });
    const fromFile = { mobilNummer: '92222222', epost: 'y@liv.no', tilbud: ['3'] };
    expect(await seen()).toEqual({ ...AS_CHANGED, ...fromFile });
  });

  test('are kept when the file contains null or no record', async () => {
    const file = { ssn: KARI, navn: 'Kari', kontaktInformasjon: null, livKunde: { eksisterer: false } };
    expect(await store(file)).toEqual({ customers: 1, kept: 2, overwritten: 0 });
    expect(await seen()).toEqual({ ...AS_CHANGED, mobilNummer: undefined, epost: undefined });
  });

  test.each([false, true])(
    'are overwritten with --overwrite, which counts them (replace: %s)',
    async (replace) => {
      expect(await store(FILE, { overwrite: true, replace })).toMatchObject({
        customers: 1,
        kept: 0,
        overwritten: 6,
      });
      expect(await seen()).toEqual(AS_IN_FILE);
      expect(await store(FILE)).toEqual({ customers: 1, kept: 0, overwritten: 0 });
    },
  );

  test('are kept with --overwrite when the file leaves them out', async () => {
    const file = { ssn: KARI, navn: 'Kari', samtykker: { marketingConsent: 'AUTHORIZED' } };
    expect(await store(file, { overwrite: true })).toMatchObject({ overwritten: 1 });
    expect(await seen()).toEqual({ ...AS_CHANGED, marketingConsent: 'AUTHORIZED' });
    expect(await store(FILE)).toMatchObject({ kept: 5 });
  });

  test('are deleted with a customer who is not in the file that replaces the store', async () => {
    expect(await store({ ssn: OLA, navn: 'Ola' }, { replace: true })).toMatchObject({
      customers: 1,
      kept: 0,
      overwritten: 0,
    });
    expect(await portal.db.selectFrom('customer').select('ssn').execute()).toEqual([{ ssn: OLA }]);
    expect(await portal.db.selectFrom('own_change').selectAll().execute()).toEqual([]);
  });

  test('are kept when they are made while an import waits', async () => {
    const { id } = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', KARI)
      .executeTakeFirstOrThrow();
    const transaction = await portal.db.startTransaction().execute();
    await transaction.updateTable('customer').set({ mobile: '93333333' }).where('id', '=', id).execute();
    const imported = store(FILE);
    await recordOwnChange(transaction, id, 'mobile');
    await transaction.commit().execute();
    expect(await imported).toMatchObject({ kept: 7 });
    expect(await seen()).toEqual({ ...AS_CHANGED, mobilNummer: '93333333' });
  });
});
