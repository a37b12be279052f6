import { PRODUCT_AREAS, type ProductArea } from './product-area.ts';
import type { System } from './systems.ts';

/** The areas that agreements are grouped by: the product areas in their order, then what belongs to none. */
export const AGREEMENT_AREAS = [...PRODUCT_AREAS, 'andre'] as const;

export type AgreementArea = (typeof AGREEMENT_AREAS)[number];

/** What an agreement's area is derived from. */
type Described = { productType: string; systemSource: System; name: string };

/** The systems that hold nothing but persons' insurances. */
const PERSON_SYSTEMS: readonly System[] = ['PROLIFE', 'EIKA_PERSON'];

/** How a word of a product type or a name begins that stands for an area; æ, ø, å as AE, OE, AA. They cover every type that the specification names. */
const WORDS: readonly (readonly [ProductArea, RegExp])[] = [
  [
    'kjoretoy',
    /^(EL|BO|VARE|VETERAN)?BIL(?!LETT)|^(MC$|MOTOR|MOPED|ATV|SNO?E?SCOOTER|SCOOTER|TRAKTOR|(TIL)?HENGER|CAMPING|SPARKESYKKEL|KJOE?RETOE?Y|SEK$)/,
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
    /^(LIV|GRUPPE|GRUNNF|HELSE|STONADSK|LISENSF|BETALINGS?|BEHANDLING|(FRITIDS|ARBEIDS)?ULYKKE|(UNGDOMS)?UFOE?R|KRITISK|SYKDOM|YRKESS|BARN|DOEDSFALL|ETTERLATTE|PENSJON)/,
  ],
  ['baat', /^(SEIL)?BAAT|^(JOLLE|VANNSCOOTER)/],
  ['dyr', /^(KJAELE|HUS)?DYR|^(HUND|KATT|HEST)/],
];

/**
 * Returns the area an agreement belongs to, by the words of its product type; else as its system or its name suggests;
 * 'andre' where nothing does (spec: overview §3; ADR-016).
 */
export function agreementAreaOf({ productType, systemSource, name }: Described): AgreementArea {
  const known = areaOfWords(productType);
  if (known) return known;
  if (PERSON_SYSTEMS.includes(systemSource)) return 'liv-og-helse';
  return areaOfWords(name) ?? 'andre';
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
