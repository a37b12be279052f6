import { CUSTOMER_SYSTEMS, SYSTEMS, type System } from '../../../domain/systems.ts';

/** A name that `SOURCE_<NAME>_URL` accepts. */
export type SourceName = string;

/** Returns all names that `SOURCE_<NAME>_URL` accepts, for the systems of the distributor file. */
export function sourceNames(systems: readonly System[]): readonly SourceName[] {
  return [...systems, ...CUSTOMER_SYSTEMS];
}

/** The names for the shipped systems. */
export const SOURCE_NAMES = sourceNames(SYSTEMS);
