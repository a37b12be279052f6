import type { AddressList, PostcodeList } from '../../contract/profile.ts';

/**
 * The part of the postcode list that the addresses need. The whole is too long to go into a page (ADR-014). A
 * postcode that the list lacks is in it without a name, so that nobody asks for it again.
 */
export function placesOf({ kundeadresser }: AddressList, { postnummerList }: PostcodeList): PostcodeList {
  const needed = new Set(kundeadresser.map(({ postnummer }) => postnummer));
  const nameOf = (code: string) => postnummerList.find(({ kode }) => kode === code)?.navn ?? '';
  return { postnummerList: [...needed].map((kode) => ({ kode, navn: nameOf(kode) })) };
}

/** Whether the list, whole or in part, tells of the place of every address. */
export function hasPlaces({ postnummerList }: PostcodeList, { kundeadresser }: AddressList): boolean {
  return kundeadresser.every(({ postnummer }) => postnummerList.some(({ kode }) => kode === postnummer));
}
