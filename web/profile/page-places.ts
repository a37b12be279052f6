import type { AddressList, PostcodeList } from '../../contract/profile.ts';

/** The part of the postcode list that the addresses need. The whole is too long to go into a page (decision 014). */
export function placesOf({ kundeadresser }: AddressList, { postnummerList }: PostcodeList): PostcodeList {
  const needed = new Set(kundeadresser.map(({ postnummer }) => postnummer));
  return { postnummerList: postnummerList.filter(({ kode }) => needed.has(kode)) };
}

/** Whether the list, whole or in part, names the place of every address. */
export function hasPlaces({ postnummerList }: PostcodeList, { kundeadresser }: AddressList): boolean {
  return kundeadresser.every(({ postnummer }) => postnummerList.some(({ kode }) => kode === postnummer));
}
