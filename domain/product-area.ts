/** The areas that the portal groups products by, in the order the screens show them (overview 3, Product areas). */
export const PRODUCT_AREAS = [
  'kjoretoy',
  'hus-og-hytte',
  'reise',
  'innbo-og-ting',
  'liv-og-helse',
  'baat',
  'dyr',
] as const;

export type ProductArea = (typeof PRODUCT_AREAS)[number];

/** What the screens call them (overview 3, Product areas). */
export const PRODUCT_AREA_NAMES: Readonly<Record<ProductArea, string>> = {
  kjoretoy: 'Kjøretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbo og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
};

const AREA_OF_PRODUCT: Readonly<Record<string, ProductArea>> = {
  BIL: 'kjoretoy',
  BIL_NAERING: 'kjoretoy',
  BIL_ANNET: 'kjoretoy',
  VETERANBIL: 'kjoretoy',
  VAREBIL: 'kjoretoy',
  MC: 'kjoretoy',
  MOPED: 'kjoretoy',
  SNOSCOOTER: 'kjoretoy',
  TRAKTOR: 'kjoretoy',
  CAMPING: 'kjoretoy',
  TILHENGER: 'kjoretoy',
  SEK: 'kjoretoy',
  ANNET_KJORETOY: 'kjoretoy',
  HUS: 'hus-og-hytte',
  FRITIDSHUS: 'hus-og-hytte',
  BOLIGSELGER: 'hus-og-hytte',
  LANDBRUK: 'hus-og-hytte',
  REISE: 'reise',
  REISE_UTVIDELSE: 'reise',
  KOLLEKTIV_REISE: 'reise',
  INNBO: 'innbo-og-ting',
  VERDISAK: 'innbo-og-ting',
  LO_FAVOR_TILLEGG_INNBO: 'innbo-og-ting',
  KOLLEKTIV_HJEM: 'innbo-og-ting',
  KOLLEKTIV_HJEM_ETTERLATTE: 'innbo-og-ting',
  BAAT: 'baat',
  KJAELEDYR: 'dyr',
  LOFAVOR_KJAELEDYR: 'dyr',
  HEST: 'dyr',
};

/**
 * The area a product type belongs to. Persons' insurances, and every type that the table does not name
 * (collective covers, group life, disability …), are 'liv-og-helse'.
 */
export function productAreaOf(productType: string): ProductArea {
  return AREA_OF_PRODUCT[productType] ?? 'liv-og-helse';
}
