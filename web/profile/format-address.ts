import { replaceEqualDeep } from '@tanstack/react-query';
import type { Address } from '../../contract/profile.ts';
import { texts } from './texts.ts';

/** The address that the profile shows: the registered one (spec: shell §4.7). */
export function registeredAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isFolkreregistrert }) => isFolkreregistrert);
}

/** Whether both are one address; neither counts as that too. */
export function isSameAddress(a: Address | undefined, b: Address | undefined): boolean {
  return replaceEqualDeep(a, b) === a;
}

/**
 * An address in one line: 'Storgata 1 A, 0155 Oslo', and without a street 'Gnr. 12 / bnr. 3, 2040 Kløfta'
 * (spec: decisions §6). A postcode without a place stands alone.
 */
export function formatAddress(address: Address, place: string): string {
  const { postnummer } = address;
  const postal = place ? `${postnummer}\u00a0${place}` : postnummer;
  return [street(address) || farm(address), postal].filter(Boolean).join(', ');
}

function street({ gatenavn, gatenummer, gatenummerBokstav }: Address): string {
  if (!gatenavn) return '';
  const number = [gatenummer, gatenummerBokstav].filter(Boolean).join('\u00a0');
  return [gatenavn, number].filter(Boolean).join(' ');
}

function farm({ gaardsnummer, bruksnummer }: Address): string {
  return gaardsnummer && bruksnummer ? texts.address.farm(gaardsnummer, bruksnummer) : '';
}
