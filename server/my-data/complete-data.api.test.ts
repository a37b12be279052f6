import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PortfolioCustomer } from '../../commands/portfolio/format.ts';
import { ITEM_LISTS } from '../../commands/portfolio/item-rows.ts';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import type { MyData } from '../../contract/my-data.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import { codeIn } from '../testing/confirmation-code.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { JPEG, sendFile } from '../testing/file-forms.ts';
import { type HttpSources, startHttpSources, TEST_PDF } from '../testing/http-sources.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';

const UNKNOWN = '13919110028';
/** A file that is stored in more than one part. */
const PHOTO = Buffer.concat([JPEG, Buffer.alloc(400_000, 'x')]);

/** The places of columns or JSON fields in the data. null: internal to the store, or the customer it belongs to. */
type Places = Readonly<Record<string, string | null>>;

const OF_LIST = { customer_id: null, position: null } as const;

/**
 * Every column of every table with customer references, and the field of the customer's own data with its value.
 * `field` is the list or object that contains them; null: the data themselves.
 */
const COLUMNS: Readonly<Record<string, { field: keyof MyData | null; columns: Places }>> = {
  customer: {
    field: null,
    columns: {
      id: null,
      ssn: 'ssn',
      name: 'navn',
      nice_customer_number: 'niceKundenummer',
      is_lo_member: 'isLoMedlem',
      is_bank_customer: 'isBankkunde',
      login_bank_register_number: 'loginBankplassRegisterNummer',
      email: 'kontaktInformasjon.epostAdresse',
      mobile: 'kontaktInformasjon.mobilNummer',
      marketing_consent: 'samtykker.marketingConsent',
      cross_domain_consent: 'samtykker.crossDomainConsent',
      marketing_consent_text: 'samtykker.marketingConsentTekst.versjon',
      cross_domain_consent_text: 'samtykker.crossDomainConsentTekst.spraak',
      documents_by_post: 'hasReservasjon',
      life_customer: 'livKunde.epost',
      tasks: 'oppgaver.motoroppgaver',
      has_unread_messages: 'kundekommunikasjon.hasUlesteMeldinger',
      recommendations: 'anbefalinger.scores',
      tracking_id: 'sporingsId',
      stored_at: 'lagretSiden',
    },
  },
  address: {
    field: 'kundeadresser',
    columns: {
      ...OF_LIST,
      is_registered: 'isFolkreregistrert',
      street: 'gatenavn',
      house_number: 'gatenummer',
      house_letter: 'gatenummerBokstav',
      farm_number: 'gaardsnummer',
      title_number: 'bruksnummer',
      postcode: 'postnummer',
    },
  },
  // A test checks the fields of `value`.
  item: {
    field: 'dokumenter',
    columns: { ...OF_LIST, list: null, system: 'systemSource', id: 'id', value: null },
  },
  document_part: {
    field: 'dokumenter',
    columns: { ...OF_LIST, system: 'systemSource', document_id: 'id', content: 'innhold' },
  },
  claim_file: {
    field: 'sendteFiler',
    columns: {
      id: 'id',
      customer_id: null,
      system: 'systemSource',
      claim_id: 'skadeId',
      upload_key: null,
      name: 'navn',
      type: 'type',
      size: 'storrelse',
      at: 'mottatt',
    },
  },
  claim_file_part: {
    field: 'sendteFiler',
    columns: { customer_id: null, file_id: 'id', position: null, content: 'innhold', at: 'mottatt' },
  },
  // The text of a file is in the file.
  document_text_use: {
    field: 'dokumenter',
    columns: {
      customer_id: null,
      system: 'systemSource',
      document_id: 'id',
      fingerprint: null,
      hash: null,
      seen_at: null,
    },
  },
  audit: {
    field: 'aktiviteter',
    columns: {
      id: 'id',
      customer_id: null,
      action: 'hva',
      at: 'tidspunkt',
      device: 'enhet',
      distributor: 'distributor',
      login: 'innlogging',
    },
  },
  own_change: {
    field: 'egneEndringer',
    columns: { customer_id: null, what: 'felt', item: 'gjelder', at: 'tidspunkt' },
  },
  change_feed: {
    field: 'meldteEndringer',
    columns: { ...OF_LIST, what: 'hva', value: 'verdi', at: 'tidspunkt' },
  },
  feedback: {
    field: 'tilbakemeldinger',
    columns: {
      id: null,
      customer_id: null,
      kind: 'type',
      distributor: 'distributor',
      product_code: 'produktkode',
      page: 'side',
      value: 'verdi',
      comment: 'kommentar',
      answers: 'svar',
      email: 'epost',
      phone: 'telefon',
      created_at: 'tidspunkt',
    },
  },
  confirmation_code: {
    field: 'bekreftelser',
    columns: {
      hash: null,
      customer_id: null,
      distributor: 'distributor',
      system: 'systemSource',
      policy_number: 'avtalenummer',
      issued_at: 'hentet',
      expires_at: 'kanKontrolleresTil',
      checked_on: 'sistKontrollert',
    },
  },
  // The sides are in two lists. The national id is the receiver's, and is deleted once the receiver accepts.
  sharing: {
    field: 'delingGitt',
    columns: {
      id: 'id',
      giver_id: null,
      receiver_id: null,
      receiver_ssn: null,
      // Decides only which systems the receiver sees.
      partner_integration: null,
      scopes: 'omfang',
      first_day: 'fra',
      last_day: 'til',
    },
  },
  last_login: { field: null, columns: { customer_id: null, at: 'sistInnlogget' } },
  deletion_request: { field: 'sletting', columns: { customer_id: null, at: 'bedtOm' } },
  // JSON_FIELDS has the fields of `value`. The key is the hash of a secret.
  shared_state: {
    field: 'okter',
    columns: { key: null, value: 'id', count: null, expires_at: null, owner: null },
  },
};

/** The fields of stored JSON about sessions and logins, and the fields of the customer's own data with their values. */
const JSON_FIELDS: Readonly<Record<string, Places>> = {
  session: {
    kfpSessionId: 'okter.id',
    customerId: null,
    distributor: 'okter.distributor',
    device: 'okter.enhet',
    loginContext: 'okter.loginContext',
    createdAt: 'okter.startet',
    lastSeenAt: 'okter.sistBrukt',
    authenticatedAt: 'okter.autentisert',
    provider: 'okter.innloggingstjeneste',
  },
  provider: {
    sub: 'okter.innloggingstjeneste.kundemerke',
    sid: 'okter.innloggingstjeneste.oktmerke',
  },
  login: {
    loginContext: 'aktiviteter.innlogging.loginContext',
    level: 'aktiviteter.innlogging.niva',
  },
  device: {
    browser: 'aktiviteter.enhet',
    system: 'aktiviteter.enhet',
    kind: 'aktiviteter.enhetstype',
  },
};

const NAMES_A_CUSTOMER = ['customer_id', 'ssn', 'owner', 'giver_id', 'receiver_id'];

/** A customer with every field of a portfolio file and of its items. Fields within these are examples. */
const WHOLE = {
  ssn: UNKNOWN,
  navn: 'Hel Kunde',
  niceKundenummer: '900',
  isLoMedlem: true,
  isBankkunde: true,
  loginBankplassRegisterNummer: '4202',
  kontaktInformasjon: { epostAdresse: 'hel@eksempel.no', mobilNummer: '41234567' },
  samtykker: {
    marketingConsent: 'AUTHORIZED',
    crossDomainConsent: 'AUTHORIZED',
    marketingConsentTekst: { spraak: 'nn', versjon: '60ab1037' },
    crossDomainConsentTekst: { spraak: 'en', versjon: 'c55ae1ee' },
  },
  kundeadresser: [
    {
      isFolkreregistrert: true,
      gatenavn: 'Storgata',
      gatenummer: '1',
      gatenummerBokstav: 'A',
      gaardsnummer: '2',
      bruksnummer: '3',
      postnummer: '0155',
    },
  ],
  livKunde: { eksisterer: true, epost: 'liv@eksempel.no', telefon: '41234567' },
  hasReservasjon: true,
  avtaler: [
    {
      policyNumber: '1',
      name: 'Bilforsikring',
      description: 'Volvo',
      monthlyPrice: 100,
      yearlyPrice: 1200,
      productType: 'BIL',
      systemSource: 'NICE',
      productCode: 'P1',
      detaljer: { konvertertAvtalenummer: 'E1' },
      avtaleStatus: 'ACTIVE',
      avtaleStatusDescription: 'Til Annullasjon',
      endDate: '2099-01-01',
      avtaleDetaljer: { hovedforfall: '2099-01-01' },
    },
  ],
  tilbud: ['2', '3'].map((policyNumber) => ({
    policyNumber,
    versionNumber: 1,
    name: 'Husforsikring',
    description: 'Enebolig',
    monthlyPrice: 100,
    yearlyPrice: 1200,
    productType: 'HUS',
    systemSource: 'NICE' as const,
    avtaleDetaljer: { egenandel: 4000 },
    detaljer: { tfaMonthly: 10 },
    expirationDate: '2099-01-01',
    pakkeTilbud: [{ policyNumber: '4', monthlyPrice: 50 }],
  })),
  dokumenter: [
    {
      id: 'D1',
      systemSource: 'NICE',
      tittel: 'Bevis',
      type: 'BREV',
      dato: '2026-01-01',
      avtalenummer: '1',
      innhold: TEST_PDF.toString('base64'),
    },
  ],
  fakturaer: [
    {
      id: 'F1',
      systemSource: 'NICE',
      forfallsdato: '2026-01-01',
      belop: 100,
      status: 'BETALT',
      kid: '123',
      kontonummer: '12345678903',
      avtalenumre: ['1'],
      dokumentId: 'D1',
      fordeling: [{ systemSource: 'NICE', policyNumber: '1', belop: 100 }],
    },
  ],
  skader: [
    {
      id: 'S1',
      systemSource: 'NICE',
      skadenummer: 'S1',
      tittel: 'Bulk',
      meldtDato: '2026-01-01',
      status: 'MOTTATT',
      avtalenummer: '1',
      nesteSteg: 'Ingenting',
      utbetalt: 100,
      hendelser: [{ dato: '2026-01-01', tekst: 'Meldt' }],
      dokumentIder: ['D1'],
      forventetSvar: '2026-02-01',
      saksbehandler: { navn: 'Anders Lie', telefon: '22000001' },
      vedlegg: [{ id: 'V1', navn: 'bilde.jpg', mottatt: '2026-01-02', status: 'MOTTATT' }],
      begrunnelse: { tekst: 'Slitasje dekkes ikke.', dokumentId: 'D1', side: 2 },
      klageUrl: 'https://klage.example.com/S1',
    },
  ],
  meldinger: [
    {
      id: 'M1',
      systemSource: 'NICE',
      tittel: 'Hei',
      dato: '2026-01-01',
      lest: true,
      tekst: '<p>Hei</p>',
      avtalenummer: '1',
      dokumentId: 'D1',
    },
  ],
  oppgaver: {
    helseerklaering: { antall: 1 },
    aksepttilbud: { antall: 1 },
    motoroppgaver: [{ oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Les av', avtalenummer: '1' }],
  },
  kundekommunikasjon: { hasUlesteMeldinger: true },
  anbefalinger: {
    scores: [{ nextBestOfferProdukt: 'BIL', score: 1 }],
    controlgroup: true,
    fallback: true,
  },
};

/** Returns the values at the end of a path. A list on the path contributes the values of all its entries. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, step ? [step, ...rest] : []));
  if (step === undefined) return value === undefined || value === null ? [] : [value];
  return valuesAt(Object(value)[step], rest);
}

async function dataOf(portal: TestPortal, ssn: string, host?: string): Promise<MyData> {
  const browser = await portal.loggedIn(ssn, host);
  return (await browser.call('GET', '/mine-data')).json();
}

describe.each(databases())('the customer’s own data on $name', ({ open }) => {
  let portal: TestPortal;
  let data: MyData;
  beforeAll(async () => {
    portal = await openPortal(await open());
    await importCustomers(portal.db, [WHOLE], { replace: true });
    data = await dataOfActiveCustomer();
  });
  afterAll(() => portal.close());

  /** Returns the data of a customer who has used every part of the portal that stores data. */
  async function dataOfActiveCustomer(): Promise<MyData> {
    const browser = portal.browser(undefined, 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1');
    await browser.logIn(UNKNOWN);
    // The test login has no levels.
    const login = { loginContext: 'NETTBANK', level: 'idporten-loa-high' };
    await portal.db
      .updateTable('audit')
      .set({ login: JSON.stringify(login) })
      .where('action', '=', 'logged-in')
      .execute();
    const page = { page: '/oversikt' };
    const choice = { ...page, feedbackValue: '5', text: 'Fint', productCode: 'BIL' };
    const survey = { ...page, answers: [{ question: 'Hva?', answer: 'Alt' }] };
    await browser.call('POST', '/feedback/', choice);
    await browser.call('POST', '/feedback/oppfolging', survey);
    await browser.call('POST', '/feedback/kontakt', { ...page, email: 'a@eksempel.no', phone: '41234567' });
    await browser.call('DELETE', '/avtaleoversikt/tilbud/3');
    await browser.call('POST', '/mine-data/sletting');
    await sendFile(browser, 'NICE/S1', PHOTO);
    const invitation = { ssn: '01819021887', omfang: ['FORSIKRINGER'], dager: 30 };
    await browser.call('POST', '/deling', invitation);
    const confirmation = await browser.call('GET', '/bekreftelser/NICE/1');
    await browser.call('POST', '/kontroll', { kode: codeIn(confirmation.rawPayload) });
    return (await browser.call('GET', '/mine-data')).json();
  }

  const isAbsent = (path: string) => valuesAt(data, path.split('.')).length === 0;

  test('have a place for every column of every table with customer references', async () => {
    const tables = await portal.db.introspection.getTables();
    const naming = tables.filter(({ columns }) =>
      columns.some(({ name }) => NAMES_A_CUSTOMER.includes(name)),
    );
    const found = naming.map(({ name, columns }) => [name, columns.map((each) => each.name).toSorted()]);
    const known = Object.entries(COLUMNS).map(([name, { columns }]) => [
      name,
      Object.keys(columns).toSorted(),
    ]);
    expect(Object.fromEntries(found), 'give each a place in COLUMNS of this file').toEqual(
      Object.fromEntries(known),
    );
  });

  test('include the value of every column', () => {
    const paths = Object.values(COLUMNS).flatMap(({ field, columns }) =>
      Object.values(columns)
        .filter((place) => place !== null)
        .map((place) => (field === null ? place : `${field}.${place}`)),
    );
    expect(paths.filter(isAbsent), 'give each a value in WHOLE of this file').toEqual([]);
  });

  test.each(ITEM_LISTS)('include every field of %s', (list) => {
    const { items } = PortfolioCustomer.properties[list];
    const paths = Object.keys(items.properties).map((name) => `${list}.${name}`);
    expect(paths.filter(isAbsent), 'give each a value in WHOLE of this file').toEqual([]);
  });

  test('include every field of sessions and logins that is stored as JSON', async () => {
    const { db } = portal;
    const [state, audit] = await Promise.all([
      db.selectFrom('shared_state').selectAll().where('owner', 'is not', null).executeTakeFirstOrThrow(),
      db.selectFrom('audit').selectAll().where('login', 'is not', null).executeTakeFirstOrThrow(),
    ]);
    const session = JSON.parse(state.value);
    const stored = {
      session,
      provider: session.provider,
      login: JSON.parse(audit.login ?? ''),
      device: JSON.parse(audit.device ?? ''),
    };
    for (const [name, value] of Object.entries(stored)) {
      const places = JSON_FIELDS[name] ?? {};
      expect(Object.keys(places).toSorted()).toEqual(Object.keys(value).toSorted());
      const given = Object.entries(places).flatMap(([key, place]) =>
        place && value[key] !== null ? [place] : [],
      );
      expect(given.filter(isAbsent)).toEqual([]);
    }
  });

  test('include the content of the files that the customer sent', () => {
    const [sent] = data.sendteFiler;
    expect(sent).toMatchObject({ systemSource: 'NICE', skadeId: 'S1', storrelse: PHOTO.length });
    expect(Buffer.from(sent?.innhold ?? '', 'base64').equals(PHOTO)).toBe(true);
  });

  test('state where the customer logged in, and at which level', () => {
    expect(data.aktiviteter.at(-1)).toMatchObject({
      hva: 'INNLOGGING',
      enhetstype: 'MOBIL',
      innlogging: { loginContext: 'NETTBANK', niva: 'idporten-loa-high' },
    });
    expect(data.okter).toEqual([
      expect.objectContaining({
        loginContext: 'FORSIKRING',
        autentisert: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        innloggingstjeneste: { kundemerke: expect.stringMatching(/^[\w-]{43}$/) },
      }),
    ]);
  });
});

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
