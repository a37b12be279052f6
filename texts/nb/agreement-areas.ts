import { AREA_NAMES } from './areas.ts';

/** The names of the areas of insurances, and of insurances without an area. */
export const AGREEMENT_AREA_NAMES = { ...AREA_NAMES, andre: 'Andre forsikringer' } as const;
