import { PRODUCT_AREAS, type ProductArea } from './product-area.ts';
import type { System } from './systems.ts';

/** The areas that group agreements: the product areas in their order, then `andre` for all other agreements. */
export const AGREEMENT_AREAS = [...PRODUCT_AREAS, 'andre'] as const;

export type AgreementArea = (typeof AGREEMENT_AREAS)[number];

/** The fields of an agreement that decide its area. */
type Described = { productType: string; systemSource: System; name: string };

/** The systems that hold only insurances for persons. */
const PERSON_SYSTEMS: readonly System[] = ['PROLIFE', 'EIKA_PERSON'];

/**
 * The beginnings of words in product types and names that mark an area, with æ, ø, å as AE, OE, AA. They
 * cover all product types in the specification.
 */
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
 * Returns the area of an agreement. The words of the product type decide, then the system, then the words of
 * the name. Otherwise the area is `andre` (spec: overview §3; ADR-016).
 */
export function agreementAreaOf({ productType, systemSource, name }: Described): AgreementArea {
  const known = areaOfWords(productType);
  if (known) return known;
  if (PERSON_SYSTEMS.includes(systemSource)) return 'liv-og-helse';
  return areaOfWords(name) ?? 'andre';
}

/** Returns the area of the first word that marks an area. */
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
