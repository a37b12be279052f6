import { describe, expect, test } from 'vitest';
import { CHECKS } from './check-items.ts';

const GOOD = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };

describe('one item', () => {
  test.each<[string, object]>([
    ['only required fields', {}],
    ['an unknown product type', { productType: 'ROMSKIP' }],
    ['no price', { monthlyPrice: 0 }],
    ['the highest price', { monthlyPrice: 999_999_999, yearlyPrice: 999_999_999 }],
    ['two decimals', { monthlyPrice: 462.55 }],
    ['a date', { expirationDate: '2026-12-31' }],
    ['details', { detaljer: { tfaMonthly: 214.5 } }],
    ['a package', { pakkeTilbud: [{ policyNumber: '2', monthlyPrice: 10 }] }],
  ])('with %s is accepted', (_case, fields) => {
    const item = { ...GOOD, ...fields };
    expect(CHECKS.tilbud({ tilbud: [item] }, 'NICE')).toEqual({ items: [item], issues: [] });
  });

  test('loses optional fields that are null', () => {
    const nulls = { description: null, monthlyPrice: null, yearlyPrice: null, detaljer: null };
    const offer = { ...GOOD, ...nulls, versionNumber: null, expirationDate: null, pakkeTilbud: null };
    expect(CHECKS.tilbud({ tilbud: [offer] }, 'NICE')).toEqual({ items: [GOOD], issues: [] });
    const agreement = { ...GOOD, ...nulls, productCode: null, avtaleStatus: null, endDate: null };
    expect(CHECKS.avtaler({ avtaler: [agreement] }, 'NICE')).toEqual({ items: [GOOD], issues: [] });
  });

  test('loses unknown fields', () => {
    const answer = { tilbud: [{ ...GOOD, fodselsnummer: 'x', detaljer: { kjennemerke: 'y' } }], antall: 1 };
    expect(CHECKS.tilbud(answer, 'NICE')).toEqual({ items: [{ ...GOOD, detaljer: {} }], issues: [] });
  });

  test.each<[string, object, object]>([
    ['a numeric policy number', { policyNumber: 81030354 }, { policyNumber: '81030354' }],
    ['a price as text', { monthlyPrice: '199' }, { monthlyPrice: 199 }],
    ['a price with a decimal comma', { monthlyPrice: '199,50' }, { monthlyPrice: 199.5 }],
    ['a price with the decimals of a division', { monthlyPrice: 1250 / 12 }, { monthlyPrice: 104.17 }],
    ['three decimals', { monthlyPrice: 99.999 }, { monthlyPrice: 100 }],
    [
      'a date with a time of day',
      { expirationDate: '2026-12-31T00:00:00' },
      { expirationDate: '2026-12-31' },
    ],
    ['an instant', { expirationDate: '2026-12-30T23:00:00.000Z' }, { expirationDate: '2026-12-31' }],
    [
      'an instant with its offset',
      { expirationDate: '2026-12-31T00:00:00+01:00' },
      { expirationDate: '2026-12-31' },
    ],
    ['a version as text', { versionNumber: '3' }, { versionNumber: 3 }],
    ['text on two lines', { description: 'Volvo V60\r\nEL 04821' }, { description: 'Volvo V60 EL 04821' }],
  ])('is normalized when it has %s', (_case, sent, read) => {
    const answer = { tilbud: [{ ...GOOD, ...sent }] };
    expect(CHECKS.tilbud(answer, 'NICE')).toEqual({ items: [{ ...GOOD, ...read }], issues: [] });
  });

  test.each<[string, object, object]>([
    ['a text that is too long', { description: 'x'.repeat(501) }, {}],
    ['half a surrogate pair', { description: 'A\ud83d' }, {}],
    ['a mark that changes the direction of text', { description: 'A\u202eB' }, {}],
  ])('loses only the field with %s', (_case, sent, left) => {
    const answer = { tilbud: [{ ...GOOD, ...sent }] };
    expect(CHECKS.tilbud(answer, 'NICE')).toEqual({ items: [{ ...GOOD, ...left }], issues: ['bad-field'] });
  });

  test.each<[string, object]>([
    ['a negative price', { monthlyPrice: -1 }],
    ['a price out of bounds', { yearlyPrice: 1_000_000_000 }],
    ['a price as text that can mean two amounts', { monthlyPrice: '99.999' }],
    ['a price in words', { monthlyPrice: 'gratis' }],
    ['an impossible expiry date', { expirationDate: '2026-02-30' }],
    ['an impossible expiry date with a time', { expirationDate: '2026-02-30T00:00:00' }],
    ['a Norwegian expiry date', { expirationDate: '31.12.2020' }],
    ['an expiry date in epoch ms', { expirationDate: 1_609_372_800_000 }],
  ])('is left out when it is an offer with %s', (_case, sent) => {
    expect(CHECKS.tilbud({ tilbud: [{ ...GOOD, ...sent }] }, 'NICE')).toEqual({
      items: [],
      issues: ['bad-item'],
    });
  });

  test.each<[string, object, object]>([
    ['details with the fee of another type', { detaljer: 'ingen' }, {}],
    ['a fee out of bounds', { detaljer: { tfaMonthly: -0.01 } }, { detaljer: {} }],
    [
      'a bad price in a package',
      { pakkeTilbud: [{ policyNumber: '2', monthlyPrice: -1 }] },
      { pakkeTilbud: [{ policyNumber: '2' }] },
    ],
  ])('loses %s, and the list is incomplete', (_case, sent, left) => {
    const answer = { tilbud: [{ ...GOOD, ...sent }] };
    expect(CHECKS.tilbud(answer, 'NICE')).toEqual({ items: [{ ...GOOD, ...left }], issues: ['bad-fact'] });
  });

  test.each<[string, object]>([
    ['an unknown status', { avtaleStatus: 'EXPIRED' }],
    ['a status description of another type', { avtaleStatusDescription: {} }],
    ['an unreadable last day', { avtaleStatusDescription: 'Til Annullasjon', endDate: '31.12.2026' }],
    ['an unreadable first day', { avtaleDetaljer: { gjelderFra: '1. mai' } }],
    ['unreadable details', { avtaleDetaljer: 'gjelder fra 1. mai' }],
  ])('is left out when it is an agreement with %s', (_case, sent) => {
    expect(CHECKS.avtaler({ avtaler: [{ ...GOOD, ...sent }] }, 'NICE')).toEqual({
      items: [],
      issues: ['bad-item'],
    });
  });

  test.each<[string, object, object]>([
    ['an unreadable end of a period', { endDate: '31.12.2026' }, {}],
    ['a negative price', { monthlyPrice: -1 }, {}],
    ['an unreadable renewal', { avtaleDetaljer: { hovedforfall: 'snart' } }, { avtaleDetaljer: {} }],
    ['an unreadable new price', { avtaleDetaljer: { fornyelse: 'snart' } }, { avtaleDetaljer: {} }],
    ['an unreadable price history', { avtaleDetaljer: { prishistorikk: '8208' } }, { avtaleDetaljer: {} }],
  ])('is kept when it is an agreement with %s, and the list is incomplete', (_case, sent, left) => {
    expect(CHECKS.avtaler({ avtaler: [{ ...GOOD, ...sent }] }, 'NICE')).toEqual({
      items: [{ ...GOOD, ...left }],
      issues: ['bad-fact'],
    });
  });

  const COVER = { navn: 'Leiebil' };
  test.each<[string, unknown]>([
    ['a flag as text', { ...COVER, inkludert: 'false' }],
    ['a flag as a number', { ...COVER, inkludert: 0 }],
    ['a flag in words', { ...COVER, inkludert: 'nei' }],
    ['no name', { inkludert: false }],
  ])(
    'names its covers as unreadable, and the list is incomplete, if one has %s; an offer is left out',
    (_case, cover) => {
      const covers = (...dekninger: unknown[]) => ({ ...GOOD, avtaleDetaljer: { dekninger } });
      const left = { ...covers({ navn: 'Ansvar' }), uleselig: ['avtaleDetaljer.dekninger'] };
      const answer = { avtaler: [covers({ navn: 'Ansvar' }, cover)], tilbud: [covers(cover)] };
      expect(CHECKS.avtaler(answer, 'NICE')).toEqual({ items: [left], issues: ['bad-fact'] });
      expect(CHECKS.tilbud(answer, 'NICE')).toEqual({ items: [], issues: ['bad-item'] });
      expect(CHECKS.avtaler({ avtaler: [covers({ ...COVER, inkludert: null })] }, 'NICE')).toEqual({
        items: [covers(COVER)],
        issues: [],
      });
    },
  );

  test.each(['sum', 'egenandel'])('names its covers as unreadable if one has an unreadable %s', (field) => {
    const item = { ...GOOD, avtaleDetaljer: { dekninger: [{ ...COVER, [field]: 'ukjent' }] } };
    const left = { ...GOOD, avtaleDetaljer: { dekninger: [COVER] } };
    expect(CHECKS.avtaler({ avtaler: [item] }, 'NICE')).toEqual({
      items: [{ ...left, uleselig: ['avtaleDetaljer.dekninger'] }],
      issues: ['bad-fact'],
    });
    expect(CHECKS.tilbud({ tilbud: [item] }, 'NICE')).toEqual({ items: [left], issues: ['bad-fact'] });
  });

  test.each(['CANCELLED', 'TERMINATED'])(
    'is accepted when it is an agreement with the status %s',
    (avtaleStatus) => {
      const item = { ...GOOD, avtaleStatus };
      expect(CHECKS.avtaler({ avtaler: [item] }, 'NICE')).toEqual({ items: [item], issues: [] });
    },
  );

  test.each<[string, object, string[]]>([
    ['an invalid field', { description: 1 }, ['description']],
    [
      'an invalid nested field',
      { avtaleDetaljer: { gjelderFra: 'x', egenandel: -1 } },
      ['avtaleDetaljer.gjelderFra', 'avtaleDetaljer.egenandel'],
    ],
    ['an invalid coverage', { avtaleDetaljer: { dekninger: [{ navn: '' }] } }, ['avtaleDetaljer.dekninger']],
    ['no policy number', { policyNumber: undefined }, ['policyNumber']],
    ['another system', { systemSource: 'PARIS' }, ['systemSource']],
    ['a name that is too long', { name: 'x'.repeat(201) }, ['name']],
  ])('has the path of its error reported: %s', (_case, sent, paths) => {
    const rejected: string[] = [];
    CHECKS.avtaler({ avtaler: [{ ...GOOD, ...sent }] }, 'NICE', (field) => rejected.push(field));
    expect(rejected.toSorted()).toEqual(paths.toSorted());
  });

  test.each<[string, unknown]>([
    ['no name', undefined],
    ['null for a name', null],
    ['an empty name', ''],
    ['a blank name', ' '],
    ['a number for a name', 1],
    ['half a surrogate pair in a name', 'A\ud83d'],
    ['a name that is too long', 'x'.repeat(201)],
  ])('with %s is named after its product', (_case, name) => {
    const answer = { tilbud: [{ ...GOOD, name }] };
    expect(CHECKS.tilbud(answer, 'NICE')).toEqual({ items: [GOOD], issues: ['bad-field'] });
  });

  test.each(['ROMSKIP', 'constructor', '__proto__'])(
    'has a name when its product %s is unknown',
    (productType) => {
      const item = { ...GOOD, productType };
      const answer = { tilbud: [{ ...item, name: '' }] };
      expect(CHECKS.tilbud(answer, 'NICE').items).toEqual([{ ...item, name: 'Forsikring' }]);
    },
  );

  test.each<[string, unknown]>([
    ['no policy number', { ...GOOD, policyNumber: undefined }],
    ['half a surrogate pair in its number', { ...GOOD, policyNumber: 'A\ud83d' }],
    ['a control character in its number', { ...GOOD, policyNumber: 'A\n' }],
    ['a number that is not exact', { ...GOOD, policyNumber: 2 ** 53 }],
    ['no product type', { ...GOOD, productType: undefined }],
    ['null in a package', { ...GOOD, pakkeTilbud: [null] }],
    ['a package that is not a list', { ...GOOD, pakkeTilbud: 'BIL' }],
    ['a package that is too large', { ...GOOD, pakkeTilbud: Array(51).fill({ policyNumber: '2' }) }],
    ["another system's item", { ...GOOD, systemSource: 'PARIS' }],
    ['an unknown system', { ...GOOD, systemSource: 'SAP' }],
    ['no system', { ...GOOD, systemSource: undefined }],
    ['null', null],
    ['a text', 'tilbud'],
    ['a list', []],
  ])('is the only item lost because of %s', (_case, bad) => {
    const next = { ...GOOD, policyNumber: '9' };
    expect(CHECKS.tilbud({ tilbud: [bad, next] }, 'NICE')).toEqual({ items: [next], issues: ['bad-item'] });
  });

  test.each([
    ['an identical item', {}, 'repeated-item'],
    ['another item', { name: 'En til' }, 'bad-item'],
  ])('is kept when %s follows with the same number', (_case, fields, issue) => {
    const answer = { tilbud: [GOOD, { ...GOOD, ...fields }] };
    const rejected: string[] = [];
    const read = CHECKS.tilbud(answer, 'NICE', (field) => rejected.push(field));
    expect(read).toEqual({ items: [GOOD], issues: [issue] });
    expect(rejected).toEqual(issue === 'bad-item' ? ['policyNumber'] : []);
  });
});

describe('a list', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', [GOOD]],
    ['text', 'tilbud'],
    ['an empty object', {}],
    ['null for the list', { tilbud: null }],
    ['an object for the list', { tilbud: { 0: GOOD } }],
    ['the other list', { avtaler: [GOOD] }],
  ])('is refused when the response is %s', (_case, answer) => {
    expect(() => CHECKS.tilbud(answer, 'NICE')).toThrow('wrong-shape');
  });

  test('with more than 500 items keeps the first 500', () => {
    const tilbud = Array.from({ length: 501 }, (_, index) => ({ ...GOOD, policyNumber: `${index}` }));
    const rejected: string[] = [];
    const { items, issues } = CHECKS.tilbud({ tilbud }, 'NICE', (field) => rejected.push(field));
    expect([items.length, issues, rejected]).toEqual([500, ['too-many-items'], ['tilbud']]);
    expect(CHECKS.tilbud({ tilbud: tilbud.slice(1) }, 'NICE').issues).toEqual([]);
  });
});

test('leaves out the shares of an invoice that do not add up, and reports the field', () => {
  const invoice = {
    id: '1',
    systemSource: 'NICE',
    forfallsdato: '2026-12-31',
    belop: 100,
    status: 'KOMMENDE',
  };
  const share = (belop: unknown) => ({ systemSource: 'NICE', policyNumber: 7, belop });
  const rejected: string[] = [];
  const check = (fordeling: unknown) =>
    CHECKS.fakturaer({ fakturaer: [{ ...invoice, fordeling }] }, 'NICE', (field) => rejected.push(field));
  const kept = { ...invoice, fordeling: [40, 60].map((belop) => ({ ...share(belop), policyNumber: '7' })) };
  expect(check([share('40,00'), share(60)])).toEqual({ items: [kept], issues: [] });
  const credit = { ...invoice, belop: -100, fordeling: [{ ...share(-100), policyNumber: '7' }] };
  expect(CHECKS.fakturaer({ fakturaer: [credit] }, 'NICE', () => {})).toEqual({
    items: [credit],
    issues: [],
  });
  expect(rejected).toEqual([]);
  for (const bad of [[share(40)], [share(40), share('feil')], [share(40), share(60), share(1)]]) {
    expect(check(bad)).toEqual({ items: [invoice], issues: ['bad-field'] });
    expect(rejected.pop()).toBe('fordeling');
  }
});

describe('a claim', () => {
  const claim = {
    id: '1',
    systemSource: 'NICE',
    skadenummer: 'S1',
    tittel: 'Bulk',
    meldtDato: '2026-11-02',
    status: 'AVSLAATT',
  };
  const checked = (fields: object) => CHECKS.skader({ skader: [{ ...claim, ...fields }] }, 'NICE');

  test('keeps its handler, expected answer, files and refusal', () => {
    const fields = {
      forventetSvar: '2026-12-01',
      saksbehandler: { navn: 'Anders Lie', telefon: '22 00 00 01' },
      vedlegg: [
        { id: 'a', navn: 'a.jpg', mottatt: '2026-11-02', status: 'MOTTATT' },
        { id: 'b', navn: 'b.jpg', mottatt: '2026-11-02T08:00:00.000Z', status: 'FEILET' },
      ],
      begrunnelse: { tekst: 'Slitasje', dokumentId: 'V1', side: 3 },
      klageUrl: 'https://klage.example.com/1?a=b',
    };
    expect(checked(fields)).toEqual({ items: [{ ...claim, ...fields }], issues: [] });
  });

  test.each([
    ['an address for complaints that is not https', { klageUrl: 'javascript:alert(1)' }],
    ['a telephone number that is none', { saksbehandler: { navn: 'Anders Lie', telefon: 'ring meg' } }],
    ['a page before the first', { begrunnelse: { tekst: 'Slitasje', side: 0 } }],
    ['a time without a zone', { vedlegg: [{ id: 'a', navn: 'a.jpg', mottatt: 'i går', status: 'MOTTATT' }] }],
  ])('loses %s, but not the rest', (_what, fields) => {
    const { items, issues } = checked(fields);
    expect(items).toMatchObject([claim]);
    expect(issues).toEqual(['bad-field']);
    expect(JSON.stringify(items)).not.toMatch(/javascript|ring meg|"side":0|i går|uleselig/);
  });

  test.each(['BREV-1', ['BREV-1', 'x'.repeat(500)]])(
    'makes the list incomplete if it is unknown whose documents are %s',
    (dokumentIder) => {
      expect(checked({ dokumentIder }).issues).toEqual(['bad-fact']);
    },
  );

  test.each([
    ['a name', { id: 'a', navn: `${'x'.repeat(200)}.jpg`, status: 'FEILET' }],
    ['a status', { id: 'a', navn: 'a.jpg' }],
  ])('makes the list incomplete if a file without %s may be one to send again', (_what, file) => {
    expect(checked({ vedlegg: [file] })).toEqual({
      items: [{ ...claim, vedlegg: [] }],
      issues: ['bad-fact'],
    });
  });

  test('names its reason as unreadable, and the list is incomplete', () => {
    for (const tekst of ['x'.repeat(4001), 7, undefined]) {
      expect(checked({ begrunnelse: { tekst, dokumentId: 'V1' } })).toEqual({
        items: [{ ...claim, uleselig: ['begrunnelse'] }],
        issues: ['bad-fact'],
      });
    }
  });
});

describe('a message', () => {
  const message = { id: '1', systemSource: 'NICE', tittel: 'Viktig', dato: '2026-11-02' };
  const checked = (fields: object) => CHECKS.meldinger({ meldinger: [{ ...message, ...fields }] }, 'NICE');

  test('names its text as unreadable, and the list is incomplete', () => {
    for (const tekst of ['x'.repeat(20_001), 7, 'A\ud83d']) {
      expect(checked({ tekst })).toEqual({
        items: [{ ...message, uleselig: ['tekst'] }],
        issues: ['bad-fact'],
      });
    }
    expect(checked({ tekst: null, lest: null })).toEqual({ items: [message], issues: [] });
  });

  test('is left out if it is unknown whether it has been read', () => {
    expect(checked({ lest: 'ja' })).toEqual({ items: [], issues: ['bad-item'] });
  });
});
