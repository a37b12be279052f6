import type { System } from '../../../domain/systems.ts';
import { about, type Describe } from './descriptions.ts';

export type Product = {
  type: string;
  name: string;
  /** percentage of the eligible customers who have it */
  share: number;
  about: Describe;
  /** minimum and maximum in whole kroner per month; null: no separate price */
  price: readonly [from: number, to: number] | null;
  /** product codes; an agreement has one of them */
  codes?: readonly string[];
  /** maximum number of additional agreements that some customers have */
  more?: number;
  /** younger customers don't have it */
  minimumAge?: number;
};

function product(
  type: string,
  name: string,
  share: number,
  about: Describe,
  price: Product['price'],
  extra: Pick<Product, 'codes' | 'more' | 'minimumAge'> = {},
): Product {
  return { type, name, share, about, price, ...extra };
}

/**
 * The products of one system. `partnerSystem`: the system that has them for customers of the partner group.
 */
export type Range = { system: System; partnerSystem?: System; products: readonly Product[] };

export const OWN_THINGS: Range = {
  system: 'NICE',
  partnerSystem: 'EIKA_SKADE',
  products: [
    product('BIL', 'Bilforsikring', 62, about.car, [250, 1400], { more: 2 }),
    product('INNBO', 'Innboforsikring', 58, about.contents, [70, 420]),
    product('REISE', 'Reiseforsikring', 52, about.travel, [60, 260], { codes: ['P48', 'P44', 'P40'] }),
    product('HUS', 'Husforsikring', 38, about.home, [350, 1600], { minimumAge: 27 }),
    product('FRITIDSHUS', 'Hytteforsikring', 13, about.elsewhere, [150, 700], { minimumAge: 35 }),
    product('TILHENGER', 'Tilhengerforsikring', 14, about.trailer, [25, 80], { minimumAge: 25 }),
    product('KJAELEDYR', 'Dyreforsikring', 11, about.pet, [120, 650], { more: 1 }),
    product('BAAT', 'Båtforsikring', 7, about.boat, [40, 500], { minimumAge: 25 }),
    product('MC', 'Motorsykkelforsikring', 5, about.motorcycle, [120, 600]),
    product('CAMPING', 'Campingvognforsikring', 4, about.caravan, [80, 300], { minimumAge: 30 }),
    product('VERDISAK', 'Verdisakforsikring', 4, about.valuables, [20, 180], { more: 1 }),
    product('SEK', 'Elsparkesykkelforsikring', 3, about.scooter, [25, 60]),
    product('MOPED', 'Mopedforsikring', 2, about.moped, [60, 200]),
    product('SNOSCOOTER', 'Snøscooterforsikring', 2, about.snowmobile, [90, 300]),
    product('TRAKTOR', 'Traktorforsikring', 1.5, about.tractor, [50, 200], { minimumAge: 25 }),
    product('VAREBIL', 'Varebilforsikring', 2, about.van, [350, 1100]),
    product('VETERANBIL', 'Veteranbilforsikring', 1, about.veteran, [60, 180], { minimumAge: 30 }),
    product('BIL_NAERING', 'Bilforsikring, næring', 0.7, about.van, [500, 1600]),
    product('BIL_ANNET', 'Bilforsikring', 0.5, about.car, [250, 900]),
    product('ANNET_KJORETOY', 'Kjøretøyforsikring', 0.5, about.none, [60, 240]),
    product('REISE_UTVIDELSE', 'Utvidet reiseforsikring', 1, about.none, [40, 160]),
    product('BOLIGSELGER', 'Boligselgerforsikring', 0.8, about.home, null, { minimumAge: 25 }),
    product('LANDBRUK', 'Landbruksforsikring', 1, about.elsewhere, [600, 3200], { minimumAge: 25 }),
    product('HEST', 'Hesteforsikring', 0.8, about.horse, [200, 900]),
    product('GRUPPELIV', 'Gruppelivsforsikring', 2, about.family, [60, 220], { codes: ['GL1', 'GL2'] }),
  ],
};

export const LIFE_AND_HEALTH: Range = {
  system: 'PROLIFE',
  partnerSystem: 'EIKA_PERSON',
  products: [
    product('LIVSFORSIKRING', 'Livsforsikring', 16, about.lifeSum, [60, 700]),
    product('BARNEFORSIKRING', 'Barneforsikring', 11, about.child, [110, 380], {
      more: 2,
      minimumAge: 22,
    }),
    product('UFOEREPENSJON', 'Uførepensjon', 8, about.monthlyPayout, [90, 600]),
    product('KRITISK_SYKDOM', 'Kritisk sykdom', 7, about.lifeSum, [50, 450]),
    product('UFOEREKAPITAL', 'Uførekapital', 4, about.lifeSum, [70, 500]),
    product('BEHANDLINGSFORSIKRING', 'Behandlingsforsikring', 4, about.none, [150, 520]),
    product('ULYKKE', 'Ulykkesforsikring', 5, about.lifeSum, [30, 180]),
  ],
};

/** For members of the trade-union benefit programme. */
export const UNION: Range = {
  system: 'LOFAVOR',
  products: [
    product('KOLLEKTIV_HJEM', 'Kollektiv hjemforsikring', 88, about.none, null, { codes: ['L01'] }),
    product('KOLLEKTIV_FRITIDSULYKKE', 'Fritidsulykkesforsikring', 45, about.family, null, {
      codes: ['F20'],
    }),
    product('KOLLEKTIV_GRUNNFORSIKRING', 'Grunnforsikring', 38, about.family, null, { codes: ['G10'] }),
    product('KOLLEKTIV_REISE', 'Kollektiv reiseforsikring', 42, about.family, [80, 160], {
      codes: ['Y44', 'Y45'],
    }),
    product('KOLLEKTIV_STONADSKASSE', 'Stønadskasse', 9, about.none, null, { codes: ['S10'] }),
    product('KOLLEKTIV_GRUPPEFORSIKRING', 'Gruppeforsikring', 14, about.family, [30, 90], {
      codes: ['G40'],
    }),
    product('LO_FAVOR_TILLEGG_INNBO', 'Tillegg til innboforsikring', 15, about.contents, [20, 90]),
    product('LOFAVOR_KJAELEDYR', 'Dyreforsikring', 7, about.pet, [100, 520]),
    product('ADVOKATFORSIKRING', 'Advokatforsikring', 6, about.none, null, { codes: ['AD1'] }),
  ],
};

/** For members of associations, and through employers. */
export const ASSOCIATION: Range = {
  system: 'PARIS',
  products: [
    product(
      'KOLLEKTIV_ULYKKE_FORENING',
      'Ulykkesforsikring gjennom foreningen',
      40,
      about.association,
      null,
      { codes: ['U30'] },
    ),
    product('KOLLEKTIV_BEHANDLING', 'Behandlingsforsikring', 40, about.none, [60, 220], {
      codes: ['B80'],
    }),
    product('KOLLEKTIV_ANNEN_SYKDOM', 'Yrkessykdom og annen sykdom', 14, about.none, null, {
      codes: ['S70'],
    }),
    product('KOLLEKTIV_ARBEIDSULYKKE', 'Arbeidsulykkesforsikring', 14, about.none, null, {
      codes: ['A50'],
    }),
    product('KOLLEKTIV_LISENSFORSIKRING', 'Lisensforsikring', 4, about.none, [90, 400], {
      codes: ['L60'],
    }),
    product('KOLLEKTIV_BETALING', 'Betalingsforsikring', 12, about.none, [20, 80], { codes: ['B90'] }),
    product('KOLLEKTIV_HJEM_ETTERLATTE', 'Kollektiv hjemforsikring for etterlatte', 4, about.none, null, {
      codes: ['L02'],
    }),
  ],
};

/** For members of the nurses' association. */
export const NURSES: Range = {
  system: 'NSF',
  products: [
    product('KOLLEKTIV_GRUNNFORSIKRING', 'Grunnforsikring', 90, about.family, null, { codes: ['N10'] }),
    product('KOLLEKTIV_REISE', 'Kollektiv reiseforsikring', 55, about.family, [80, 160], {
      codes: ['Y44'],
    }),
    product('GRUPPELIV', 'Gruppelivsforsikring', 30, about.family, [60, 200], { codes: ['N20'] }),
  ],
};
