import { expect, test } from 'vitest';
import { hasPlaces, placesOf } from './page-places.ts';

const LIST = {
  postnummerList: [
    { kode: '0155', navn: 'Oslo' },
    { kode: '2040', navn: 'Kløfta' },
    { kode: '9008', navn: 'Tromsø' },
  ],
};
const at = (...codes: string[]) => ({
  kundeadresser: codes.map((postnummer) => ({ isFolkreregistrert: true, postnummer })),
});
const codesIn = ({ postnummerList }: typeof LIST) => postnummerList.map(({ kode }) => kode);

test.each([
  [at('2040'), ['2040']],
  [at('9008', '0155', '9008'), ['0155', '9008']],
  [at('9999'), []],
  [at(), []],
])('of the list %j needs %j', (addresses, codes) => {
  expect(codesIn(placesOf(addresses, LIST))).toEqual(codes);
});

test.each([
  [at('0155', '9008'), true],
  [at('0155', '9999'), false],
  [at(), true],
])('the list names all places of %j: %s', (addresses, all) => {
  expect(hasPlaces(LIST, addresses)).toBe(all);
});
