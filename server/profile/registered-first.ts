import type { AddressTable } from '../platform/db/schema.ts';

/**
 * The addresses with the registered one first, the rest in their order. Only one is the registered one: the first
 * that was flagged. Null where none is.
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
