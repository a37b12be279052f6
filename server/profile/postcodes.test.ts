import { expect, test } from 'vitest';
import { POSTCODES, placeName } from './postcodes.ts';

const { postnummerList: list } = POSTCODES;

test('the register is complete, sorted and without duplicates', () => {
  expect(list).toHaveLength(5132);
  const codes = list.map(({ kode }) => kode);
  expect(codes).toEqual([...new Set(codes)].toSorted());
});

test('every code has four digits and every place has a name', () => {
  expect(list.filter(({ kode }) => !/^\d{4}$/.test(kode))).toEqual([]);
  expect(list.filter(({ navn }) => !/^[A-ZÆØÅ][A-Za-zÆØÅæøå -]*$/.test(navn))).toEqual([]);
});

test.each([
  ['0001', 'Oslo'],
  ['0155', 'Oslo'],
  ['2040', 'Kløfta'],
  ['8622', 'Mo i Rana'],
  ['9170', 'Longyearbyen'],
  ['9991', 'Båtsfjord'],
])('the place of %s is %s', (kode, navn) => {
  expect(list).toContainEqual({ kode, navn });
});

test.each([
  ['OSLO', 'Oslo'],
  ['KLØFTA', 'Kløfta'],
  ['ØVRE ÅRDAL', 'Øvre Årdal'],
  ['Å', 'Å'],
  ['SØR-FRON', 'Sør-Fron'],
  ['NY-ÅLESUND', 'Ny-Ålesund'],
  ['MO I RANA', 'Mo i Rana'],
  ['NES PÅ HEDMARKEN', 'Nes på Hedmarken'],
  ['KRISTIANSUND N', 'Kristiansund N'],
])('placeName converts %s to %s', (capitals, name) => {
  expect(placeName(capitals)).toBe(name);
});
