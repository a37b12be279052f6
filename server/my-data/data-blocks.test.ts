import { IsArray, IsEnum, IsObject, type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { CHANGE_VALUES } from '../../contract/changes.ts';
import { MyData } from '../../contract/my-data.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { consentTexts } from '../consents/consent-texts.ts';
import { SOURCE_NAMES } from '../platform/config/source-names.ts';
import type { Row } from '../platform/pdf/render-pdf.ts';
import { EMPTY_DATA } from '../testing/empty-data.ts';
import { dataBlocks } from './data-blocks.ts';
import { dataTexts } from './texts.ts';
import { fieldIn, labelOf, valueText } from './value-text.ts';

/**
 * Fields without a label of their own: the PDF shows them as a heading or in another way, or leaves out their
 * content.
 */
const WITHOUT_LABEL = [
  ...Object.keys(dataTexts('nb').sections),
  ...['anbefalinger', 'innhold'],
  ...['systemSourceError', 'manglerFra'],
  ...['kontaktInformasjon', 'samtykker', 'livKunde', 'detaljer', 'avtaleDetaljer', 'kundekommunikasjon'],
  ...['fornyelse', 'saksbehandler', 'begrunnelse'],
  ...['innlogging', 'innloggingstjeneste'],
];

/** The PDF lists the sent files as files of their claims. */
const SHOWN = Type.Omit(MyData, ['sendteFiler']);

/** Returns the fields with a label, each with the name of its list or object. */
function fieldsOf(schema: TSchema, outer = ''): string[] {
  if (IsArray(schema)) return fieldsOf(schema.items, outer);
  if (!IsObject(schema)) return [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => [
    ...(WITHOUT_LABEL.includes(name) ? [] : [fieldIn(outer, name)]),
    ...fieldsOf(inner, name),
  ]);
}

test.each(LANGUAGES)('every field of the data has a label in %s', (language) => {
  const { labels } = dataTexts(language);
  const changed = Object.values(CHANGE_VALUES).flatMap((schema) => fieldsOf(schema));
  const missing = [...fieldsOf(SHOWN), ...changed].filter(
    (field) => !(field in labels) && !(field.slice(field.lastIndexOf('.') + 1) in labels),
  );
  expect(missing, `labels of texts/${language}/my-data-file.ts`).toEqual([]);
});

test.each([
  ['belop', 1234.5, '1\u00a0234,50\u00a0kr'],
  ['antall', 3, '3'],
  ['score', 0.05, '0,05'],
  ['lest', true, 'Ja'],
  ['dato', '2026-11-22', '22. november 2026'],
  ['tidspunkt', '2026-11-22T23:30:00.000Z', '23. november 2026 kl. 00.30'],
  ['mottatt', '2026-11-22T23:30:00+02:00', '22. november 2026 kl. 22.30'],
  ['kommentar', '2026-11-32T10:00:00Z', '2026-11-32T10:00:00Z'],
  ['kommentar', '2026-13-01', '2026-13-01'],
  ['marketingConsent', 'AUTHORIZED', 'Ja'],
  [
    'marketingConsentTekst',
    { spraak: 'nn', versjon: '60ab1037' },
    'Språket i teksten om samtykket til markedsføring: Nynorsk, Versjonen av teksten om samtykket til markedsføring: 60ab1037',
  ],
  [
    'meldinger.tekst',
    '<p>Hei &amp; <b>hå</b>.</p><p>Vi<br>sees:</p> <ul><li>nå</li><li>da</li></ul>',
    'Hei & hå. Vi sees: nå da',
  ],
  ['meldinger.tekst', '<div>Hei</div><table><tr><td>Kasko<td>100 kr</table>', 'Hei Kasko 100 kr'],
  ['begrunnelse.tekst', 'Fristen er <dato>, og a<b, så b>a.', 'Fristen er <dato>, og a<b, så b>a.'],
  [
    'hendelser',
    [{ dato: '2026-11-22', tekst: 'Skriv til <klage@bank.no> &amp; vent' }],
    'Dato: 22. november 2026, Tekst: Skriv til <klage@bank.no> &amp; vent',
  ],
  ['avtalenumre', ['1', '2'], '1; 2'],
  ['hva', 'MELDING_LEST', 'Du leste en melding'],
  ['avtaleStatus', 'RENEWAL', 'Fornyelse'],
  ['avtaleStatusDescription', 'Til Annullasjon', 'Oppsigelse er registrert'],
  ['betalingstermin', 'MAANED', 'Hver måned'],
  ['betalingstermin', 'annethvert år', 'annethvert år'],
  ['avtaler.systemSource', 'NICE', 'Skadeforsikringer'],
  ['avtaler.productType', 'KJAELEDYR', 'Dyreforsikring'],
  ['avtaler.productType', 'ROMSKIP', 'ROMSKIP'],
  ['avtaler.productType', 'constructor', 'constructor'],
  ['dokumenter.type', 'GRONT_KORT', 'Grønt kort'],
  ['fakturaer.status', 'BETALT', 'Betalt'],
  ['skader.status', 'VENTER_PAA_DEG', 'Venter på deg'],
  ['skader.status', 'OTHER', 'OTHER'],
  ['meldinger.tittel', 'BETALT', 'BETALT'],
  ['tilbakemeldinger.type', 'KONTAKT', 'Ønske om kontakt'],
  ['tilbakemeldinger.verdi', '5', 'Veldig fornøyd'],
  ['opplysninger', [{ navn: 'Bonus', verdi: '5' }], 'Navn: Bonus, Verdi: 5'],
  ['felt', 'livKunde.epost', 'E-postadresse for livsforsikring'],
  ['felt', 'tilbud', 'Tilbud'],
  ['gjelder', 'NICE 81 1', '81 1 (Skadeforsikringer)'],
  ['motoroppgaver', [{ oppgavetype: 'KILOMETERSTAND' }], 'Oppgave: Kilometerstand'],
  [
    'innlogging',
    { loginContext: 'NETTBANK', niva: 'idporten-loa-high' },
    'Logget inn fra: Nettbanken, Sikkerhetsnivå: Høyt',
  ],
  [
    'grunner',
    [{ slag: 'DIN', tekst: 'Du har flyttet', belop: -120 }],
    'Slag: Det du har endret, Tekst: Du har flyttet, Beløp: −120\u00a0kr',
  ],
  ['dekninger', [{ navn: 'Brann', inkludert: false }], 'Navn: Brann, Dekket: Nei'],
  ['dekninger', [{ navn: 'Brann', beskrivelse: '' }, {}, { navn: 'Tyveri' }], 'Navn: Brann; Navn: Tyveri'],
  ['meldinger.tekst', `<p>${'x'.repeat(1001)}</p>`, `${'x'.repeat(500)} ${'x'.repeat(500)} x`],
])('valueText returns for %s %j the text %s', (name, value, expected) => {
  expect(valueText(name, value, dataTexts('nb'))).toBe(expected);
});

/** Returns the codes in the data, by list or object and field. */
function codesOf(schema: TSchema, outer = ''): [field: string, code: string][] {
  if (IsArray(schema)) return codesOf(schema.items, outer);
  if (!IsObject(schema)) return [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => {
    const codes = IsEnum(inner) ? inner.enum.map(String) : [];
    return [...codes.map((code): [string, string] => [fieldIn(outer, name), code]), ...codesOf(inner, name)];
  });
}

/** The codes of the specification whose fields also accept other texts (spec: beyond §1). */
const OPEN_CODES: readonly [field: string, codes: string][] = [
  ['avtaleDetaljer.betalingstermin', 'MAANED KVARTAL AAR'],
  ['grunner.slag', 'DIN GENERELL'],
  ['dokumenter.type', 'FORSIKRINGSBEVIS VILKAAR FAKTURA GRONT_KORT AARSOVERSIKT BREV'],
  ['fakturaer.status', 'KOMMENDE FORFALT BETALT AVTALEGIRO'],
  ['skader.status', 'MOTTATT UNDER_BEHANDLING VENTER_PAA_DEG UTBETALT AVSLUTTET AVSLAATT'],
  ['vedlegg.status', 'UNDERVEIS MOTTATT FEILET'],
];

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = dataTexts(language);

  test('every code has words', () => {
    const changed = Object.values(CHANGE_VALUES).flatMap((schema) => codesOf(schema));
    const closed = [...codesOf(SHOWN), ...changed].filter(([field]) => field !== 'manglerFra');
    const open = OPEN_CODES.flatMap(([field, codes]) =>
      codes.split(' ').map((code): [string, string] => [field, code]),
    );
    expect(closed.length).toBeGreaterThan(80);
    expect([...closed, ...open].filter(([field, code]) => valueText(field, code, texts) === code)).toEqual(
      [],
    );
  });

  test.each([true, false])('a consent has the title that the customer saw (bank customer: %s)', (isBank) => {
    const [, sharing] = consentTexts(language, isBank);
    expect(dataTexts(language, isBank).labels.crossDomainConsent).toMatch(
      RegExp(`^[^:]+: ${sharing?.tittel}$`),
    );
  });

  test('every system that may be missing has a name', () => {
    expect(SOURCE_NAMES.filter((name) => !(name in texts.systems))).toEqual([]);
  });

  test('no two rows of a block have the same label', () => {
    for (const [list, schema] of [['', MyData], ...Object.entries(MyData.properties)] as [
      string,
      TSchema,
    ][]) {
      expect(repeated(rowFieldsOf(schema, list).map((field) => labelOf(field, texts)))).toEqual([]);
    }
    for (const schema of Object.values(CHANGE_VALUES)) {
      expect(repeated(rowFieldsOf(schema, 'verdi').map((field) => labelOf(field, texts)))).toEqual([]);
    }
  });
});

function repeated(labels: readonly string[]): readonly string[] {
  return labels.filter((label, index) => labels.indexOf(label) !== index);
}

/** Returns the fields with separate rows in a block, without those of lists and of sections. */
function rowFieldsOf(schema: TSchema, outer: string): string[] {
  if (IsArray(schema)) return rowFieldsOf(schema.items, outer);
  if (!IsObject(schema)) return [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => {
    if (IsObject(inner) && !('antall' in inner.properties)) return rowFieldsOf(inner, name);
    return WITHOUT_LABEL.includes(name) ? [] : [fieldIn(outer, name)];
  });
}

const INSTANT = '2026-11-22T12:00:00.000Z';

function rowsOf(data: Partial<MyData>, language: (typeof LANGUAGES)[number]): readonly Row[] {
  const blocks = dataBlocks({ ...EMPTY_DATA, ...data }, 'Banken', dataTexts(language), INSTANT);
  return blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
}

test('dataBlocks tells the e-mail addresses for contact and for life insurance apart', () => {
  const kontaktInformasjon = { epostAdresse: 'a@eksempel.no' };
  const livKunde = { eksisterer: true, epost: 'b@eksempel.no' };
  const found = rowsOf({ kontaktInformasjon, livKunde }, 'nb').map(({ name, value }) => [name, value]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['E-postadresse', 'a@eksempel.no'],
      ['E-postadresse for livsforsikring', 'b@eksempel.no'],
    ]),
  );
});

test('dataBlocks names whose phone number a claim has, and what its refusal refers to', () => {
  const claim = {
    ...{ id: '1', systemSource: 'NICE', skadenummer: '1', tittel: 'Hjul', meldtDato: '2026-11-20' },
    ...{ status: 'AVSLAATT', saksbehandler: { navn: 'Anders Lie', telefon: '22000001' } },
    begrunnelse: { tekst: 'Slitasje dekkes ikke.', dokumentId: 'D1', side: 2 },
  } as const;
  const found = rowsOf({ skader: [claim] }, 'nb').map(({ name, value }) => `${name}: ${value}`);
  expect(found.slice(-5)).toEqual([
    'Saksbehandler: Anders Lie',
    'Telefon til saksbehandleren: 22\u00a000\u00a000\u00a001',
    'Begrunnelse: Slitasje dekkes ikke.',
    'Begrunnelsen står i dokument: D1',
    'Begrunnelsen står på side: 2',
  ]);
});

test('dataBlocks names a sharing by the other person, otherwise by its first day', () => {
  const sharing = { id: 'x', fra: '2026-11-30', til: '2026-12-30', status: 'AKTIV' } as const;
  const scopes = (): ['FORSIKRINGER'] => ['FORSIKRINGER'];
  const data: MyData = {
    ...EMPTY_DATA,
    delingGitt: [
      { ...sharing, omfang: scopes() },
      { ...sharing, omfang: scopes(), initialer: 'K. N.' },
    ],
    delingMottatt: [{ ...sharing, omfang: scopes(), navn: 'Kari Nordmann' }],
  };
  const blocks = dataBlocks(data, 'Banken', dataTexts('nb'), INSTANT);
  const names = blocks.flatMap((block) => (block.kind === 'subheading' ? [block.text] : []));
  expect(names).toEqual(['30. november 2026', 'K. N.', 'Kari Nordmann']);
});

test('dataBlocks leaves out empty texts and lists', () => {
  const agreement = { policyNumber: '1', name: 'Bil', productType: 'BIL', systemSource: 'NICE' };
  const avtaleDetaljer = { forsikringssted: '', opplysninger: [], egenandel: 0 };
  const found = rowsOf({ avtaler: [{ ...agreement, avtaleDetaljer }] }, 'nb').map(({ name }) => name);
  expect(found.slice(-3)).toEqual(['System', 'Egenandel', 'Forsikringen i dag']);
});

test('dataBlocks shows the number of tasks as a number', () => {
  const found = rowsOf({ oppgaver: { helseerklaering: { antall: 1 } } }, 'nb');
  expect(found).toContainEqual(expect.objectContaining({ name: 'Helseerklæringer som venter', value: '1' }));
});

test.each([
  ['KOMMENDE', '2026-11-21', 'Fristen var 21. november 2026'],
  ['FORFALT', '2026-11-22', 'Betal innen 22. november 2026'],
  ['BETALT', '2026-11-21', 'Betalt'],
  ['PURRET', '2026-11-21', undefined],
])(
  'dataBlocks says of an invoice that is %s and due %s what the page says: %s',
  (status, forfallsdato, expected) => {
    const fakturaer = [{ id: 'f', systemSource: 'NICE' as const, forfallsdato, belop: 100, status }];
    const found = rowsOf({ fakturaer }, 'nb').find(({ name }) => name === 'Fakturaen i dag');
    expect(found?.value).toBe(expected);
  },
);

test.each([
  ['an unread message', [{ lest: false }], 'Ja'],
  ['only read messages', [{ lest: true }], 'Nei'],
  ['no message', [], 'Ja'],
])('dataBlocks says of %s whether one is unread, not what the stored field says', (_name, read, expected) => {
  const message = { id: 'm', systemSource: 'NICE', tittel: 'Hei', dato: '2026-11-20' } as const;
  const meldinger = read.map((each) => ({ ...message, ...each }));
  const kundekommunikasjon = { hasUlesteMeldinger: expected === 'Nei' || read.length === 0 };
  const found = rowsOf({ meldinger, kundekommunikasjon }, 'nb');
  expect(found).toContainEqual(expect.objectContaining({ name: 'Uleste meldinger', value: expected }));
});

test('dataBlocks marks only untranslated texts of a system as text in its language', () => {
  const agreement = {
    policyNumber: '1',
    name: 'Bilforsikring',
    productType: 'ROMSKIP',
    systemSource: 'NICE',
    avtaleStatus: 'RENEWAL',
    endDate: '2026-12-31',
  } as const;
  const message = {
    id: 'm',
    systemSource: 'NICE',
    tittel: 'Hei',
    dato: '2026-11-20',
    tekst: '<p>Til deg</p>',
  } as const;
  const systemTexts = rowsOf({ avtaler: [agreement], meldinger: [message] }, 'en').filter(
    ({ systemText }) => systemText === 'value',
  );
  expect(systemTexts.map(({ value }) => value)).toEqual([
    ...['1', 'Bilforsikring', 'ROMSKIP'],
    ...['m', 'Hei', 'Til deg'],
  ]);
});

test('dataBlocks says what an agreement is today, and does not call the end of a period its end', () => {
  const agreement = { policyNumber: '1', name: 'Bil', productType: 'BIL', systemSource: 'NICE' } as const;
  const ofAgreement = (fields: object) =>
    rowsOf({ avtaler: [{ ...agreement, endDate: '2026-11-21', ...fields }] }, 'nb').map(
      ({ name, value }) => `${name}: ${value}`,
    );
  const current = ofAgreement({});
  expect(current).toContain('Forsikringen i dag: Gjelder');
  expect(current).toContain('Siste dag i perioden: 21. november 2026');
  expect(ofAgreement({ avtaleStatusDescription: 'Til Annullasjon' })).toContain(
    'Forsikringen i dag: Avsluttet',
  );
});

test('dataBlocks ends with the deletion that was asked for, and says where the documents are', () => {
  const document = {
    id: 'a',
    systemSource: 'NICE',
    tittel: 'Vilkår',
    type: 'VILKAAR',
    dato: '2026-01-01',
  } as const;
  const textOf = (data: Partial<MyData>) =>
    JSON.stringify(dataBlocks({ ...EMPTY_DATA, ...data }, 'Banken', dataTexts('nb'), INSTANT));
  expect(textOf({})).toMatch(/"Sletting"\},\{[^}]*"Du har ikke bedt om sletting\."/);
  expect(textOf({})).not.toContain('følger med i JSON-filen');
  const asked = textOf({ dokumenter: [document], sletting: { bedtOm: INSTANT } });
  expect(asked).toMatch(/"Sletting"\},\{"kind":"facts","rows":\[\{[^}]*22\. november 2026/);
  expect(asked).toContain('Innholdet i dokumentene følger med i JSON-filen');
});

test('says while a system is missing only that the others have nothing', () => {
  const nothing = (data: Partial<MyData>) =>
    dataBlocks({ ...EMPTY_DATA, ...data }, 'Banken', dataTexts('nb'), INSTANT).flatMap(
      (block, index, blocks) => {
        const heading = blocks[index - 1];
        const isNothing = block.kind === 'paragraph' && block.text.startsWith('Ingenting');
        return isNothing && heading?.kind === 'heading' ? [`${heading.text}: ${block.text}`] : [];
      },
    );
  const found = nothing({ systemSourceError: true, manglerFra: ['NICE', 'TASKS'] });
  const fromSystems = ['Forsikringer', 'Tilbud', 'Dokumenter', 'Fakturaer', 'Skadesaker', 'Meldinger'];
  for (const heading of [...fromSystems, 'Oppgaver og anbefalinger'])
    expect(found).toContain(`${heading}: Ingenting fra systemene som svarte`);
  expect(found).toContain('Tilbakemeldinger: Ingenting');
  expect(nothing({})).toContain('Forsikringer: Ingenting');
});

test('contains the first 200 entries of a list, and says so', () => {
  const tilbud = Array.from({ length: 201 }, (_, index) => ({ policyNumber: `tilbud ${index}` }));
  const data = { ...EMPTY_DATA, tilbud } as unknown as MyData;
  const text = JSON.stringify(dataBlocks(data, 'Banken', dataTexts('nb'), INSTANT));
  expect(text).toContain('Her er de første 200. Alle står i JSON-filen.');
  expect(text).toContain('tilbud 199');
  expect(text).not.toContain('tilbud 200');
});

test('contains as many long entries of a list as its thread has memory for, and says so', () => {
  const svar = [{ question: 'Hva?', answer: 'x'.repeat(99_000) }];
  const tilbakemeldinger = Array(201).fill({ tidspunkt: INSTANT, type: 'UNDERSOKELSE', svar });
  const text = JSON.stringify(
    dataBlocks({ ...EMPTY_DATA, tilbakemeldinger }, 'Banken', dataTexts('nb'), INSTANT),
  );
  expect(text).toContain('Her er de første 5. Alle står i JSON-filen.');
  expect(text.length).toBeLessThan(600_000);
});

test.each([
  ['nb', 'Forsikringer som du bare ser hos en annen bank, er ikke med.'],
  ['nn', 'Forsikringar som du berre ser hos ein annan bank, er ikkje med.'],
  ['en', 'Policies that you only see at another bank are not included.'],
] as const)('dataBlocks states in %s what the bank’s pages do not show', (language, sentence) => {
  const [, intro] = dataBlocks(EMPTY_DATA, 'Banken', dataTexts(language), INSTANT);
  expect(intro).toMatchObject({ text: expect.stringMatching(sentence) });
});

test('dataBlocks states that not all activities are shown, and which systems are missing', () => {
  const data: MyData = {
    ...EMPTY_DATA,
    aktiviteter: Array(10_000).fill({ id: '1', tidspunkt: INSTANT, hva: 'INNLOGGING' }),
    systemSourceError: true,
    manglerFra: ['NICE', 'TASKS'],
  };
  const blocks = dataBlocks(data, 'Banken', dataTexts('nb'), INSTANT);
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  expect(texts).toContain('Her er de 200 nyeste. Alle står i JSON-filen.');
  expect(texts).toContain(
    'Dette mangler, helt eller delvis: skadeforsikringer og oppgavene dine. Hent dataene på nytt senere.',
  );
  const [list] = blocks.flatMap((block) => (block.kind === 'list' ? [block.lines] : []));
  expect(list).toHaveLength(200);
});

test('dataBlocks shows an activity with the device and the login', () => {
  const entry = {
    id: '1',
    tidspunkt: INSTANT,
    hva: 'INNLOGGING',
    enhet: 'Safari på iPhone',
    enhetstype: 'MOBIL',
    innlogging: { loginContext: 'MOBILBANK' },
  } as const;
  const blocks = dataBlocks({ ...EMPTY_DATA, aktiviteter: [entry] }, 'Banken', dataTexts('nb'), INSTANT);
  const [list] = blocks.flatMap((block) => (block.kind === 'list' ? [block.lines] : []));
  expect(list).toEqual([
    {
      text: '22. november 2026 kl. 13.00, Du logget inn, Safari på iPhone, Mobil, Logget inn fra: Mobilbanken',
    },
  ]);
});
