/** The product areas, in the order of the screens (spec: overview §3). */
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
