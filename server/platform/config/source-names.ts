import { CUSTOMER_SYSTEMS, SYSTEMS } from '../../../domain/systems.ts';

/** All names that `SOURCE_<NAME>_URL` accepts. */
export const SOURCE_NAMES = [...SYSTEMS, ...CUSTOMER_SYSTEMS] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];
