import type { PathParameters } from '../../../domain/match-path.ts';
import { SYSTEMS, type System } from '../../../domain/systems.ts';

/** Which claim or message: two systems may have given the same id. */
export type ItemKey = { systemSource: System; id: string };

/** Returns which one an address names; null where none can be so named. An encoded slash divides no path. */
export function itemKeyOf({ systemSource, id }: PathParameters): ItemKey | null {
  const system: System | undefined = SYSTEMS.find((each) => each === systemSource);
  const isId = id !== undefined && id.length <= 100 && !/\p{Cc}/u.test(id);
  return system && isId ? { systemSource: system, id: id.replaceAll('%2F', '/') } : null;
}
