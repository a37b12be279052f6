import { PRODUCT_AREA_NAMES, PRODUCT_AREAS, type ProductArea } from './product-area.ts';
import type { System } from './systems.ts';

/** The areas that agreements are grouped by: the product areas in their order, then what belongs to none. */
export const AGREEMENT_AREAS = [...PRODUCT_AREAS, 'andre'] as const;

export type AgreementArea = (typeof AGREEMENT_AREAS)[number];

/** Their names on the screens. */
export const AGREEMENT_AREA_NAMES: Readonly<Record<AgreementArea, string>> = {
  ...PRODUCT_AREA_NAMES,
  andre: 'Andre forsikringer',
};

/** What an agreement's area is derived from. */
type Described = { productType: string; systemSource: System; name: string };

/** The product types that the specification names, and the persons' insurances that can be recommended. */
const TYPES: Readonly<Record<ProductArea, readonly string[]>> = {
  kjoretoy: [
    'BIL',
    'BIL_NAERING',
    'BIL_ANNET',
    'VETERANBIL',
    'VAREBIL',
    'MC',
    'MOPED',
    'SNOSCOOTER',
    'TRAKTOR',
    'CAMPING',
    'TILHENGER',
    'SEK',
    'ANNET_KJORETOY',
  ],
  'hus-og-hytte': ['HUS', 'FRITIDSHUS', 'BOLIGSELGER', 'LANDBRUK'],
  reise: ['REISE', 'REISE_UTVIDELSE', 'KOLLEKTIV_REISE'],
  'innbo-og-ting': [
    'INNBO',
    'VERDISAK',
    'LO_FAVOR_TILLEGG_INNBO',
    'KOLLEKTIV_HJEM',
    'KOLLEKTIV_HJEM_ETTERLATTE',
  ],
  'liv-og-helse': [
    'GRUPPELIV',
    'LIVSFORSIKRING',
    'KRITISK_SYKDOM',
    'UFOEREPENSJON',
    'UFOEREKAPITAL',
    'BEHANDLINGSFORSIKRING',
    'KOLLEKTIV_STONADSKASSE',
    'KOLLEKTIV_GRUNNFORSIKRING',
    'KOLLEKTIV_FRITIDSULYKKE',
    'KOLLEKTIV_ULYKKE_FORENING',
    'KOLLEKTIV_GRUPPEFORSIKRING',
    'KOLLEKTIV_ARBEIDSULYKKE',
    'KOLLEKTIV_LISENSFORSIKRING',
    'KOLLEKTIV_ANNEN_SYKDOM',
    'KOLLEKTIV_BEHANDLING',
    'KOLLEKTIV_BETALING',
  ],
  baat: ['BAAT'],
  dyr: ['KJAELEDYR', 'LOFAVOR_KJAELEDYR', 'HEST'],
};

/** The systems that hold nothing but persons' insurances. */
const PERSON_SYSTEMS: readonly System[] = ['PROLIFE', 'EIKA_PERSON'];

/** How a word of a product type or a name begins that stands for an area; æ, ø, å as AE, OE, AA. */
const WORDS: readonly (readonly [ProductArea, RegExp])[] = [
  [
    'kjoretoy',
    /^(EL|BO|VARE|VETERAN)?BIL(?!LETT)|^(MC$|MOTOR|MOPED|ATV|SNO?E?SCOOTER|SCOOTER|TRAKTOR|(TIL)?HENGER|CAMPING|SPARKESYKKEL|KJOERETOEY)/,
  ],
  [
    'hus-og-hytte',
    /^(HUS(?!DYR|STAND)|HYTTE|BYGNING|BOLIG|EIERSKIFTE|FRITIDSHUS|FRITIDSBOLIG|GARASJE|LEILIGHET|LANDBRUK|GAARD)/,
  ],
  ['reise', /^(REISE|AVBESTILLING)/],
  [
    'innbo-og-ting',
    /^(INNBO|HJEM|ID$|IDTYVERI|(EL)?SYKKEL|DRONE|MOBIL|VERDI|UTSTYR|INSTRUMENT|KUNST|SMYKKE)/,
  ],
  [
    'liv-og-helse',
    /^(LIV|GRUPPELIV|HELSE|BEHANDLING|(FRITIDS|ARBEIDS)?ULYKKE|(UNGDOMS)?UFOE?R|KRITISK|SYKDOM|YRKESS|BARN|DOEDSFALL|ETTERLATTE|PENSJON)/,
  ],
  ['baat', /^(SEIL)?BAAT|^(JOLLE|VANNSCOOTER)/],
  ['dyr', /^(KJAELE|HUS)?DYR|^(HUND|KATT|HEST)/],
];

const AREA_OF_TYPE = new Map(
  PRODUCT_AREAS.flatMap((area) => TYPES[area].map((type) => [type, area] as const)),
);

/**
 * Returns the area an agreement belongs to: by its product type where we know it, else as its system, its type's words or its
 * name suggest; 'andre' where nothing does (spec: overview §3; ADR-023).
 */
export function agreementAreaOf({ productType, systemSource, name }: Described): AgreementArea {
  const known = AREA_OF_TYPE.get(productType);
  if (known) return known;
  if (PERSON_SYSTEMS.includes(systemSource)) return 'liv-og-helse';
  return areaOfWords(productType) ?? areaOfWords(name) ?? 'andre';
}

/** Returns the area of the first word that stands for one. */
function areaOfWords(text: string): ProductArea | undefined {
  const words = text
    .toUpperCase()
    .replaceAll('Æ', 'AE')
    .replaceAll('Ø', 'OE')
    .replaceAll('Å', 'AA')
    .split(/[^A-Z]+/);
  for (const word of words) {
    const found = WORDS.find(([, beginning]) => beginning.test(word));
    if (found) return found[0];
  }
  return undefined;
}
