import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

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
