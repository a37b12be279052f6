import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillEmptyStore } from '../../commands/portfolio/demo.ts';
import type { MyData } from '../../contract/my-data.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { type HttpSources, startHttpSources, TEST_PDF } from '../testing/http-sources.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
const UNKNOWN = '13919110028';

/** The tables with customer references, and the field of the customer's own data with their content. */
const TABLES: Readonly<Record<string, keyof MyData>> = {
  address: 'kundeadresser',
  agreement: 'avtaler',
  audit: 'aktiviteter',
  change_feed: 'meldteEndringer',
  claim: 'skader',
  customer: 'ssn',
  deletion_request: 'sletting',
  document: 'dokumenter',
  document_part: 'dokumenter',
  feedback: 'tilbakemeldinger',
  invoice: 'fakturaer',
  last_login: 'sistInnlogget',
  message: 'meldinger',
  offer: 'tilbud',
  own_change: 'egneEndringer',
  shared_state: 'okter',
};

/** The columns of the customer's row, and the field with their content. The id is internal to the store. */
const COLUMNS: Readonly<Record<string, string | null>> = {
  id: null,
  ssn: 'ssn',
  name: 'navn',
  nice_customer_number: 'niceKundenummer',
  is_lo_member: 'isLoMedlem',
  is_bank_customer: 'isBankkunde',
  login_bank_register_number: 'loginBankplassRegisterNummer',
  email: 'kontaktInformasjon',
  mobile: 'kontaktInformasjon',
  marketing_consent: 'samtykker',
  cross_domain_consent: 'samtykker',
  documents_by_post: 'hasReservasjon',
  life_customer: 'livKunde',
  tasks: 'oppgaver',
  has_unread_messages: 'kundekommunikasjon',
  recommendations: 'anbefalinger',
  tracking_id: 'sporingsId',
  stored_at: 'lagretSiden',
};

const NAMES_A_CUSTOMER = ['customer_id', 'ssn', 'owner'];

async function dataOf(portal: TestPortal, ssn: string, host?: string): Promise<MyData> {
  const browser = portal.browser(host);
  await browser.logIn(ssn);
  return (await browser.call('GET', '/mine-data')).json();
}

describe.each(databases())('the customer’s own data on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
    await fillEmptyStore(portal.db);
  });
  afterAll(() => portal.close());

  test('include every table with customer references', async () => {
    const tables = await portal.db.introspection.getTables();
    const naming = tables.filter(({ columns }) =>
      columns.some(({ name }) => NAMES_A_CUSTOMER.includes(name)),
    );
    expect(naming.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLES).toSorted());
  });

  test('include every column of the customer’s row', async () => {
    const tables = await portal.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'customer')?.columns ?? [];
    expect(columns.map(({ name }) => name).toSorted()).toEqual(Object.keys(COLUMNS).toSorted());
    const whole = {
      is_lo_member: 1,
      is_bank_customer: 1,
      login_bank_register_number: '4202',
      marketing_consent: 1,
      cross_domain_consent: 1,
      documents_by_post: 1,
      has_unread_messages: 1,
      recommendations: JSON.stringify({ controlgroup: true }),
      life_customer: '{"epost":"liv@eksempel.no"}',
    } as const;
    await portal.db.updateTable('customer').set(whole).where('ssn', '=', KARI).execute();
    const fields = Object.keys(await dataOf(portal, KARI));
    expect(Object.values(COLUMNS).filter((field) => field !== null && !fields.includes(field))).toEqual([]);
  });

  test('include the content of each table', async () => {
    const browser = portal.browser();
    await browser.logIn(KARI);
    await browser.call('POST', '/feedback/', { feedbackValue: '5', page: '/oversikt' });
    await browser.call('POST', '/samtykke/oppdater', { marketingConsentApproved: false });
    await browser.call('POST', '/mine-data/sletting');
    const data: MyData = (await browser.call('GET', '/mine-data')).json();
    const empty = [...new Set(Object.values(TABLES))].filter((field) => isEmpty(data[field]));
    expect(empty).toEqual([]);
    expect(data.dokumenter.some(({ innhold }) => innhold?.startsWith('JVBERi'))).toBe(true);
  });
});

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

describe.each(databases())('the customer’s own data from systems over HTTP on $name', ({ open }) => {
  let sources: HttpSources;
  let portal: TestPortal;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), { ...sources.env, SOURCE_TIMEOUT_MS: '5000' });
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    for (const source of sources.all) source.reset();
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  test('include the data of each system and the content of documents', async () => {
    for (const system of SYSTEMS) {
      const items = sources.of(system).of(UNKNOWN);
      items.avtaler.push({
        policyNumber: `A-${system}`,
        name: 'Bil',
        productType: 'BIL',
        systemSource: system,
      });
      items.dokumenter.push({
        id: `D-${system}`,
        systemSource: system,
        tittel: 'Bevis',
        type: 'BREV',
        dato: '2026-01-01',
      });
    }
    const data = await dataOf(portal, UNKNOWN, PARTNER_HOST);
    expect(data.avtaler.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(
      SYSTEMS.map((system) => `A-${system}`).toSorted(),
    );
    expect(data.dokumenter.map(({ innhold }) => innhold)).toEqual(
      SYSTEMS.map(() => TEST_PDF.toString('base64')),
    );
    expect(data).toMatchObject({ systemSourceError: false });
    expect(data).not.toHaveProperty('manglerFra');
  });

  test('name the systems whose data are incomplete', async () => {
    const { of } = sources;
    of('NICE').behaviour = (_request, response) => void response.writeHead(500).end();
    const document = { id: 'D', systemSource: 'PROLIFE', tittel: 'Bevis', type: 'BREV', dato: '2026-01-01' };
    of('PROLIFE').of(UNKNOWN).dokumenter.push(document);
    of('PROLIFE').answers.set('/dokumenter/D', (_request, response) => void response.writeHead(500).end());
    const data = await dataOf(portal, UNKNOWN);
    expect(data.systemSourceError).toBe(true);
    expect(data.manglerFra?.toSorted()).toEqual(['NICE', 'PROLIFE']);
    expect(data.dokumenter).toEqual([document]);
  });
});
