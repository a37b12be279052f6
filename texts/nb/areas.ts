import type { ProductArea } from '../../domain/product-area.ts';

/** The names of the product areas (spec: overview §3). */
export const AREA_NAMES = {
  kjoretoy: 'Kjøretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbo og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
} as const satisfies Readonly<Record<ProductArea, string>>;

/** The names of the areas of insurances, and of insurances without an area. */
export const AGREEMENT_AREA_NAMES = { ...AREA_NAMES, andre: 'Andre forsikringer' } as const;
