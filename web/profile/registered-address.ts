import { replaceEqualDeep } from '@tanstack/react-query';
import type { Address } from '../../contract/profile.ts';

/** Returns the registered address, which the profile shows (spec: shell §4.7). */
export function registeredAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isFolkreregistrert }) => isFolkreregistrert);
}

/** Returns whether both addresses are equal. Two missing addresses are equal. */
export function isSameAddress(a: Address | undefined, b: Address | undefined): boolean {
  return replaceEqualDeep(a, b) === a;
}
