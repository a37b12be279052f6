import { replaceEqualDeep } from '@tanstack/react-query';
import type { Address } from '../../contract/profile.ts';

/** The address that the profile shows: the registered one (spec: shell §4.7). */
export function registeredAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isFolkreregistrert }) => isFolkreregistrert);
}

/** Whether both are one address; neither counts as that too. */
export function isSameAddress(a: Address | undefined, b: Address | undefined): boolean {
  return replaceEqualDeep(a, b) === a;
}
