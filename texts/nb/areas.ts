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
