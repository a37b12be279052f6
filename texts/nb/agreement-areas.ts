import { AREA_NAMES } from './areas.ts';

/** What the areas of insurances are called, and those of none. */
export const AGREEMENT_AREA_NAMES = { ...AREA_NAMES, andre: 'Andre forsikringer' } as const;
