import type { PathParameters } from '../../../domain/match-path.ts';
import { SYSTEM_NAME, type System } from '../../../domain/systems.ts';

/** Identifies a claim or message. Two systems may use the same id. */
export type ItemKey = { systemSource: System; id: string };

/** Returns the key of the item that an address names, or null if the address is invalid. */
export function itemKeyOf({ systemSource, id }: PathParameters): ItemKey | null {
  const isSystem = systemSource !== undefined && SYSTEM_NAME.test(systemSource);
  const isId = id !== undefined && id.length <= 100 && !/\p{Cc}/u.test(id);
  return isSystem && isId ? { systemSource, id } : null;
}
