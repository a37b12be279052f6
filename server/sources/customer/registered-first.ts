import type { AddressTable } from '../../platform/db/schema.ts';

/**
 * Returns the addresses with the registered one first and the others in order, or null if none is registered.
 * If several are flagged, only the first keeps its flag.
 */
export function registeredFirst(addresses: readonly AddressTable[]): AddressTable[] | null {
  const registered = addresses.find((address) => address.is_registered === 1);
  if (!registered) return null;
  const others = addresses.filter((address) => address !== registered);
  return [registered, ...others].map((address, position) => ({
    ...address,
    position,
    is_registered: address === registered ? 1 : 0,
  }));
}
