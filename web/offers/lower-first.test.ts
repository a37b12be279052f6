import { expect, it } from 'vitest';
import { lowerFirst } from './removed-text.ts';

it.each([
  ['Båtforsikring', 'båtforsikring'],
  ['Elsparkesykkelforsikring', 'elsparkesykkelforsikring'],
  ['Hundeforsikring', 'hundeforsikring'],
  ['Bilforsikring og tilhenger', 'bilforsikring og tilhenger'],
  ['Bilforsikring Volvo V60', 'bilforsikring Volvo V60'],
  ['bilforsikring', 'bilforsikring'],
  ['Volvo V60', 'Volvo V60'],
  ['Fremtindforsikring', 'Fremtindforsikring'],
  ['LO-forsikring', 'LO-forsikring'],
  ['BILFORSIKRING', 'BILFORSIKRING'],
  ['«Pluss»', '«Pluss»'],
  ['', ''],
])('lowerFirst(%j) returns %j', (name, within) => {
  expect(lowerFirst(name)).toBe(within);
});
