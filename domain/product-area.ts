/** The areas that the portal groups products by, in the order the screens show them (spec: overview §3). */
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

/** Their names on the screens (spec: overview §3). */
export const PRODUCT_AREA_NAMES: Readonly<Record<ProductArea, string>> = {
  kjoretoy: 'Kjøretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbo og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
};
