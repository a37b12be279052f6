import { texts } from '#texts/profile.ts';
import type { Address } from '../../contract/profile.ts';

/**
 * Returns an address in one line: 'Storgata 1 A, 0155 Oslo', or without a street 'Gnr. 12 / bnr. 3, 2040
 * Kløfta' (spec: decisions §6). A postcode with no place has only the number.
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
