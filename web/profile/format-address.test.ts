import { expect, test } from 'vitest';
import type { Address } from '../../contract/profile.ts';
import { formatAddress } from './AddressRow.tsx';

test.each<[Omit<Address, 'isFolkreregistrert'>, place: string, line: string]>([
  [
    { gatenavn: 'Storgata', gatenummer: '1', gatenummerBokstav: 'A', postnummer: '0155' },
    'Oslo',
    'Storgata 1 A, 0155 Oslo',
  ],
  [{ gatenavn: 'Storgata', gatenummer: '1', postnummer: '0155' }, 'Oslo', 'Storgata 1, 0155 Oslo'],
  [{ gatenavn: 'Storgata', postnummer: '8622' }, 'Mo i Rana', 'Storgata, 8622 Mo i Rana'],
  [{ gaardsnummer: '12', bruksnummer: '3', postnummer: '2040' }, 'Kløfta', 'Gnr. 12 / bnr. 3, 2040 Kløfta'],
  [
    { gatenavn: 'Veien', gaardsnummer: '12', bruksnummer: '3', postnummer: '2040' },
    'Kløfta',
    'Veien, 2040 Kløfta',
  ],
  [{ gaardsnummer: '12', postnummer: '2040' }, 'Kløfta', '2040 Kløfta'],
  [{ gatenavn: 'Storgata', gatenummer: '1', postnummer: '9999' }, '', 'Storgata 1, 9999'],
])('formats %j at %j as %s', (address, place, line) => {
  expect(formatAddress({ isFolkreregistrert: true, ...address }, place).replaceAll('\u00a0', ' ')).toBe(line);
});
