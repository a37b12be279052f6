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
const placesIn = ({ postnummerList }: typeof LIST) =>
  postnummerList.map(({ kode, navn }) => `${kode} ${navn}`);

test.each([
  [at('2040'), ['2040 Kløfta']],
  [at('9008', '0155', '9008'), ['9008 Tromsø', '0155 Oslo']],
  [at(), []],
])('of the list %j needs %j', (addresses, places) => {
  expect(placesIn(placesOf(addresses, LIST))).toEqual(places);
});

test('a postcode that the list lacks is told of with its part, so that it is not asked for again', () => {
  const part = placesOf(at('9999', '0155'), LIST);
  expect(placesIn(part)).toEqual(['9999 ', '0155 Oslo']);
  expect(hasPlaces(part, at('9999', '0155'))).toBe(true);
});

test.each([
  [at('0155', '9008'), true],
  [at('0155', '9999'), false],
  [at(), true],
])('the list names all places of %j: %s', (addresses, all) => {
  expect(hasPlaces(LIST, addresses)).toBe(all);
});
