import { idnr } from '@navikt/fnrvalidator';
import { beforeAll, describe, expect, it } from 'vitest';
import { AGREEMENT_STATUSES } from '../../contract/agreements.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { daysBetween } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { PRODUCT_AREAS } from '../../domain/product-area.ts';
import { STANDINGS, standingOf } from '../../domain/standing.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import { checkCustomer } from './check-customer.ts';
import { demoPeople, demoPortfolio } from './demo.ts';
import type { PortfolioCustomer } from './format.ts';
import { collect } from './testing/collect.ts';

type Agreement = (PortfolioCustomer['avtaler'] & object)[number];

let customers: PortfolioCustomer[];
let agreements: Agreement[];
beforeAll(async () => {
  const records = await collect(demoPortfolio());
  customers = records.map(({ value, place }) => checkCustomer(value, place));
  agreements = customers.flatMap(({ avtaler }) => avtaler ?? []);
});

const named = (name: string) => customers.find(({ navn }) => navn.startsWith(name));
const typesOf = (customer: PortfolioCustomer | undefined) =>
  customer?.avtaler?.map(({ productType }) => productType) ?? [];

/** All product types that have a detail page in the overview (spec: overview §2.2). */
const VEHICLES =
  'BAAT MC MOPED BIL_NAERING VETERANBIL SNOSCOOTER TRAKTOR CAMPING VAREBIL BIL_ANNET ANNET_KJORETOY TILHENGER BIL SEK'.split(
    ' ',
  );
const COLLECTIVE =
  'REISE HJEM HJEM_ETTERLATTE STONADSKASSE GRUNNFORSIKRING FRITIDSULYKKE ULYKKE_FORENING GRUPPEFORSIKRING ARBEIDSULYKKE LISENSFORSIKRING ANNEN_SYKDOM BEHANDLING BETALING'
    .split(' ')
    .map((type) => `KOLLEKTIV_${type}`);
const OTHERS =
  'KJAELEDYR LOFAVOR_KJAELEDYR INNBO BOLIGSELGER HUS FRITIDSHUS REISE GRUPPELIV HEST VERDISAK LANDBRUK REISE_UTVIDELSE LO_FAVOR_TILLEGG_INNBO'.split(
    ' ',
  );
const OFFERED =
  'HUS INNBO FRITIDSHUS REISE KJAELEDYR LOFAVOR_KJAELEDYR BIL MC MOPED BAAT SEK TILHENGER'.split(' ');

describe('the demonstration people', () => {
  it('are the twelve of the portfolio, each with a sentence', () => {
    expect(demoPeople().map(({ ssn, navn }) => [ssn, navn])).toEqual(
      customers.map(({ ssn, navn }) => [ssn, navn]),
    );
    expect(customers).toHaveLength(12);
    for (const { viser } of demoPeople()) expect(viser).toMatch(/^[A-ZÆØÅÉ].{10,110}\.$/);
  });

  it('have national ids of the synthetic series only', () => {
    for (const { ssn } of customers) {
      expect(idnr(ssn)).toEqual({ status: 'valid', type: 'tnr' });
      expect(Number(ssn.slice(2, 4))).toBeGreaterThan(80);
    }
  });

  it('have registration numbers that begin with 0, which no vehicle has', () => {
    const texts = customers.flatMap(({ avtaler, tilbud, oppgaver }) => [
      ...[...(avtaler ?? []), ...(tilbud ?? [])].map(({ description }) => description ?? ''),
      ...(oppgaver?.motoroppgaver ?? []).map(({ beskrivelse }) => beskrivelse),
    ]);
    const numbers = texts.flatMap((text) => text.match(/, [A-Z]{1,2} \d{4,5}\b/g) ?? []);
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.filter((number) => !/ 0\d+$/.test(number))).toEqual([]);
  });

  it('have e-mail addresses at a reserved domain', () => {
    const addresses = customers.flatMap(({ kontaktInformasjon, livKunde }) => [
      kontaktInformasjon?.epostAdresse,
      livKunde?.epost,
    ]);
    for (const address of addresses) expect(address ?? '@example.com').toMatch(/[@.]example\.com$/);
  });
});

describe('the agreements of the demonstration portfolio', () => {
  it('have every standing', () => {
    const today = osloDate(Date.now());
    const found = agreements.map((each) => standingOf(each, each.avtaleDetaljer ?? {}, today));
    expect(new Set(found)).toEqual(new Set(STANDINGS));
  });

  it.each([
    [
      'product type',
      () => agreements.map(({ productType }) => productType),
      [...VEHICLES, ...COLLECTIVE, ...OTHERS],
    ],
    ['status', () => agreements.map(({ avtaleStatus }) => avtaleStatus), AGREEMENT_STATUSES],
    ['system', () => agreements.map(({ systemSource }) => systemSource), SYSTEMS],
    ['product area', () => agreements.map(agreementAreaOf), PRODUCT_AREAS],
  ] as const)('cover every %s', (_, values, all) => {
    expect(values()).toEqual(expect.arrayContaining([...all]));
  });

  const ends = ({ avtaleStatusDescription, endDate }: Agreement) =>
    avtaleStatusDescription === 'Til Annullasjon' && endDate !== undefined;
  const renewal = ({ avtaleStatus }: Agreement) => avtaleStatus === 'RENEWAL';
  const converted = (agreement: Agreement, prefix: RegExp) =>
    renewal(agreement) && prefix.test(agreement.detaljer?.konvertertAvtalenummer ?? '');
  const known = [...VEHICLES, ...COLLECTIVE, ...OTHERS];

  it.each<[string, (agreement: Agreement) => boolean]>([
    ["the badge 'Under behandling'", (a) => a.systemSource === 'EIKA_PERSON' && a.avtaleStatus === 'PENDING'],
    ["the badge 'Avsluttes'", (a) => ends(a) && a.systemSource !== 'PROLIFE'],
    ["no badge 'Avsluttes' from PROLIFE", (a) => ends(a) && a.systemSource === 'PROLIFE'],
    ["the badge 'Midlertidig'", (a) => a.systemSource === 'PROLIFE' && a.avtaleStatus === 'PENDING'],
    ['no badge when it is pending', (a) => a.systemSource === 'NICE' && a.avtaleStatus === 'PENDING'],
    ["the badge 'Fornyelse'", renewal],
    ['a conversion to E', (a) => converted(a, /^E/)],
    ['a conversion to another number', (a) => converted(a, /^[^E]/)],
    ...(['P48', 'P44'] as const).map((code): [string, (agreement: Agreement) => boolean] => [
      `travel with ${code}`,
      (a) =>
        a.productType === 'REISE' && a.productCode === code && !renewal(a) && !a.description?.includes('UNG'),
    ]),
    ['travel for young people', (a) => a.productType === 'REISE' && a.description?.includes('UNG') === true],
    ['travel with another code', (a) => a.productType === 'REISE' && a.productCode === 'P40'],
    ['travel in renewal', (a) => a.productType === 'REISE' && a.productCode === 'P48' && renewal(a)],
    [
      'collective travel with Y44',
      (a) => a.productType === 'KOLLEKTIV_REISE' && a.productCode === 'Y44' && !renewal(a),
    ],
    [
      'collective travel with another code',
      (a) => a.productType === 'KOLLEKTIV_REISE' && a.productCode !== 'Y44',
    ],
    ['collective travel in renewal', (a) => a.productType === 'KOLLEKTIV_REISE' && renewal(a)],
    ...(['LOFAVOR', 'PARIS', 'NSF', 'NICE'] as const).map(
      (system): [string, (agreement: Agreement) => boolean] => [
        `another type from ${system}`,
        (a) => a.systemSource === system && !known.includes(a.productType),
      ],
    ),
    ['no price', (a) => a.monthlyPrice === undefined],
    ['a price with decimals', (a) => (a.monthlyPrice ?? 0) % 1 !== 0],
    ['no yearly price', (a) => a.monthlyPrice !== undefined && a.yearlyPrice === undefined],
  ])('include one with %s', (_, shows) => {
    expect(agreements.filter(shows)).not.toEqual([]);
  });
});

describe('the offers of the demonstration portfolio', () => {
  it('include every type with a purchase link, and another type', () => {
    const types = named('Ola')?.tilbud?.map(({ productType }) => productType) ?? [];
    expect(types).toEqual(expect.arrayContaining(OFFERED));
    expect(types.filter((type) => !OFFERED.includes(type))).not.toEqual([]);
  });

  it('expire the same number of days after the current day as in the file', async () => {
    const endsOn = async (today: string) =>
      (await collect(demoPortfolio(today))).flatMap(({ value, place }) =>
        (checkCustomer(value, place).tilbud ?? []).map(({ expirationDate }) => expirationDate),
      );
    const days = (from: string, ends: (string | undefined)[]) =>
      ends.map((end) => (end === undefined ? null : daysBetween(from, end)));
    const left = days('2026-12-01', await endsOn('2026-12-01'));
    expect(days('2031-03-15', await endsOn('2031-03-15'))).toEqual(left);
    const known = left.filter((each) => each !== null);
    expect(Math.min(...known)).toBe(3);
    expect(Math.max(...known)).toBeLessThan(130);
  });

  it('are in a portfolio whose invoices and renewals are moved in the same way', async () => {
    const datesOn = async (today: string) =>
      (await collect(demoPortfolio(today))).flatMap(({ value, place }) => {
        const { fakturaer = [], avtaler = [] } = checkCustomer(value, place);
        const renewals = avtaler.flatMap(({ avtaleDetaljer: details }) =>
          [
            details?.hovedforfall ?? [],
            details?.fornyelse?.dato ?? [],
            details?.fornyelse?.endringsfrist ?? [],
            details?.prishistorikk?.map(({ fra }) => fra ?? []) ?? [],
          ].flat(2),
        );
        return [...fakturaer.map(({ forfallsdato }) => forfallsdato), ...renewals].map((date) =>
          daysBetween(today, date),
        );
      });
    expect(await datesOn('2031-03-15')).toEqual(await datesOn('2026-12-01'));
  });

  it('include houses with zero, one and two contents insurances in the package', () => {
    const houses = named('Ola')?.tilbud?.filter(({ productType }) => productType === 'HUS') ?? [];
    const contents = houses.map(
      ({ pakkeTilbud }) => pakkeTilbud?.filter(({ productType }) => productType === 'INNBO').length ?? 0,
    );
    expect(contents.sort()).toEqual([0, 1, 2]);
  });
});

describe("the demonstration portfolio shows what each person's sentence says", () => {
  it('Kari: all areas and tasks, four offers, the integration', () => {
    const kari = named('Kari');
    expect(new Set(kari?.avtaler?.map(agreementAreaOf))).toEqual(new Set(PRODUCT_AREAS));
    expect(kari).toMatchObject({
      isLoMedlem: true,
      isBankkunde: true,
      loginBankplassRegisterNummer: '2050',
      oppgaver: { helseerklaering: { antall: 1 }, aksepttilbud: { antall: 1 } },
      kundekommunikasjon: { hasUlesteMeldinger: true },
    });
    expect(kari?.oppgaver?.motoroppgaver).toHaveLength(1);
    expect(kari?.tilbud).toHaveLength(4);
  });

  it('Kari: claims, invoices, documents and messages of every kind, including unknown kinds', () => {
    const { skader = [], fakturaer = [], dokumenter = [], meldinger = [] } = named('Kari') ?? {};
    expect(new Set(skader.map(({ status }) => status))).toEqual(
      new Set([
        'MOTTATT',
        'UNDER_BEHANDLING',
        'VENTER_PAA_DEG',
        'UTBETALT',
        'AVSLUTTET',
        'AVSLAATT',
        'OVERSENDT',
      ]),
    );
    const files = skader.flatMap(({ vedlegg = [] }) => vedlegg.map(({ status }) => status));
    expect(new Set(files)).toEqual(new Set(['MOTTATT', 'FEILET', 'UNDERVEIS']));
    expect(skader.filter(({ saksbehandler, forventetSvar }) => saksbehandler && forventetSvar)).toHaveLength(
      2,
    );
    expect(new Set(fakturaer.map(({ status }) => status))).toEqual(
      new Set(['KOMMENDE', 'FORFALT', 'BETALT', 'AVTALEGIRO', 'KREDITERT']),
    );
    expect(new Set(dokumenter.map(({ type }) => type))).toEqual(
      new Set(['FORSIKRINGSBEVIS', 'VILKAAR', 'FAKTURA', 'GRONT_KORT', 'AARSOVERSIKT', 'BREV', 'SKJEMA']),
    );
    expect(meldinger.filter(({ lest }) => !lest)).toHaveLength(2);
  });

  it('all: many, few and no details', () => {
    const details = agreements.map(({ avtaleDetaljer }) => avtaleDetaljer);
    expect(details.some((each) => each?.opplysninger && each.dekninger)).toBe(true);
    expect(details.some((each) => each && !each.dekninger)).toBe(true);
    expect(details.some((each) => !each)).toBe(true);
  });

  it('all: documents, invoices and claims that refer to existing items', () => {
    for (const {
      navn,
      avtaler = [],
      dokumenter = [],
      fakturaer = [],
      skader = [],
      meldinger = [],
    } of customers) {
      const numbers = avtaler.map(({ policyNumber }) => policyNumber);
      const ids = dokumenter.map(({ id }) => id);
      const named = [...dokumenter, ...skader, ...meldinger].flatMap(
        ({ avtalenummer }) => avtalenummer ?? [],
      );
      const files = [...fakturaer, ...meldinger].flatMap(({ dokumentId }) => dokumentId ?? []);
      const ofClaims = skader.flatMap(({ dokumentIder }) => dokumentIder ?? []);
      expect(numbers, navn).toEqual(expect.arrayContaining(named));
      expect(ids, navn).toEqual(expect.arrayContaining([...files, ...ofClaims]));
    }
  });

  it('Jonas: nothing', () => {
    expect([named('Jonas')?.avtaler, named('Jonas')?.tilbud, named('Jonas')?.oppgaver]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(named('Jonas')?.anbefalinger?.fallback).toBe(true);
  });

  it('Ingrid: one insurance', () => {
    expect(typesOf(named('Ingrid'))).toHaveLength(1);
  });

  it('Gunnar: only collective insurances', () => {
    expect(typesOf(named('Gunnar'))).toEqual(expect.arrayContaining([...COLLECTIVE, 'GRUPPELIV']));
    expect(typesOf(named('Gunnar')).filter((type) => [...VEHICLES, ...OTHERS].includes(type))).toEqual([
      'GRUPPELIV',
    ]);
  });

  it('Per Arne: every kind of vehicle', () => {
    expect(typesOf(named('Per Arne')).sort()).toEqual([...VEHICLES].sort());
  });

  it('Anne-Charlotte: long texts, special characters, nine-digit amounts', () => {
    const person = named('Anne-Charlotte');
    expect(person?.navn).toMatch(/(?=.*[æøåÆØÅ])(?=.*')(?=.*&)(?=.*<.*>)/);
    expect(Math.max(...(person?.avtaler ?? []).map(({ monthlyPrice = 0 }) => monthlyPrice))).toBeGreaterThan(
      1e8,
    );
    expect(
      Math.max(...(person?.avtaler ?? []).map(({ description = '' }) => description.length)),
    ).toBeGreaterThan(150);
  });

  it('Silje: both systems of the partner group', () => {
    const systems = named('Silje')?.avtaler?.map(({ systemSource }) => systemSource);
    expect(systems).toEqual(expect.arrayContaining(['EIKA_SKADE', 'EIKA_PERSON']));
    expect(named('Silje')?.kundekommunikasjon).toEqual({ hasUlesteMeldinger: true });
  });

  it('Tor: only life insurance', () => {
    expect(new Set(named('Tor')?.avtaler?.map(({ systemSource }) => systemSource))).toEqual(
      new Set(['PROLIFE']),
    );
    expect(named('Tor')).not.toHaveProperty('niceKundenummer');
    expect(named('Tor')?.livKunde?.eksisterer).toBe(true);
  });

  it('Amina: neither customer number nor life customer', () => {
    expect(named('Amina')).not.toHaveProperty('niceKundenummer');
    expect(named('Amina')?.livKunde).toEqual({ eksisterer: false });
    expect(named('Amina')?.tilbud?.filter(({ productType }) => OFFERED.includes(productType))).toEqual([]);
  });

  it('Marit: control group, consents and documents by post', () => {
    expect(named('Marit')).toMatchObject({
      isBankkunde: false,
      hasReservasjon: true,
      samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'AUTHORIZED' },
      anbefalinger: { controlgroup: true },
    });
  });

  it('Ola: several addresses, the registered one without a street', () => {
    const registered = named('Ola')?.kundeadresser?.filter(({ isFolkreregistrert }) => isFolkreregistrert);
    expect(registered).toEqual([
      { isFolkreregistrert: true, gaardsnummer: '12', bruksnummer: '3', postnummer: '2040' },
    ]);
    expect(named('Ola')?.kundeadresser).toHaveLength(3);
  });

  it('Bjørn: sixty insurances', () => {
    expect(typesOf(named('Bjørn'))).toHaveLength(60);
  });
});

describe('the bills of the demonstration portfolio', () => {
  it('add up, and name the insurances that they are for', () => {
    expect.hasAssertions();
    for (const { id, belop, avtalenumre, fordeling } of customers.flatMap(
      ({ fakturaer = [] }) => fakturaer,
    )) {
      if (!fordeling) continue;
      expect(avtalenumre, id).toEqual(
        expect.arrayContaining(fordeling.map(({ policyNumber }) => policyNumber)),
      );
      const total = fordeling.reduce((sum, share) => sum + (share.belop ?? 0), 0);
      expect(total, id).toBeCloseTo(belop ?? 0, 2);
    }
  });

  it('are paid as their insurances say: each month, the last one by AvtaleGiro or not', () => {
    expect.hasAssertions();
    for (const { avtaler = [], fakturaer = [] } of customers) {
      for (const { systemSource, policyNumber, monthlyPrice, avtaleDetaljer = {} } of avtaler) {
        const { betalingstermin = 'MAANED', avtalegiro } = avtaleDetaljer;
        const last = fakturaer
          .filter((bill) => bill.status !== 'BETALT' && bill.systemSource === systemSource)
          .filter(({ avtalenumre }) => avtalenumre?.includes(policyNumber))
          .toSorted((one, other) => (one.forfallsdato ?? '').localeCompare(other.forfallsdato ?? ''))
          .at(-1);
        if (!last) continue;
        const byAvtaleGiro = last.status === 'AVTALEGIRO';
        const share = last.fordeling?.find((each) => each.policyNumber === policyNumber);
        expect([share?.belop ?? monthlyPrice, betalingstermin], policyNumber).toEqual([
          monthlyPrice,
          'MAANED',
        ]);
        expect(avtalegiro ?? byAvtaleGiro, policyNumber).toBe(byAvtaleGiro);
      }
    }
  });
});
