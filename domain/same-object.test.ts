import { describe, expect, test } from 'vitest';
import { type Covered, type Described, groupBySameObject, isSameCover, isSameObject } from './same-object.ts';

const car = (description?: string): Covered => ({ productType: 'BIL', description });
const house = (description?: string): Covered => ({ productType: 'HUS', description });
const golf = (verdi: string, description = 'Volkswagen Golf'): Described => ({
  ...car(description),
  details: { opplysninger: [{ verdi: '2019' }, { verdi }] },
});
const home = (description: string, forsikringssted: string, productType = 'INNBO'): Described => ({
  productType,
  description,
  details: { forsikringssted },
});
const cover = (navn: string, inkludert = true, deductibleOre: number | null = null) => ({
  navn,
  inkludert,
  deductibleOre,
});

describe('isSameObject', () => {
  test.each<[string, Described, Described, boolean]>([
    ['the same number plate', car('Volvo, EL 04821'), car('Volvo V60, EL 04821'), true],
    ['a number plate without a space', car('EL04821'), car('EL 04821'), true],
    ['a number plate with four digits', car('EL 4821'), car('Volvo, EL4821'), true],
    ['no number plate', car('Mercedes'), car('Mercedes, GL 500, NO 123456'), true],
    ['another number plate', car('Volvo, EL 04821'), car('Volvo, EL 04822'), false],
    ['one number plate missing', car('Volvo'), car('Volvo, EL 04821'), false],
    ['a model name that is no number plate', car('BMW R 1250'), car('BMW R 1250, sort'), true],
    ['another product type', car('EL 04821'), { productType: 'MC', description: 'EL 04821' }, false],
    ['another number plate among the facts', golf('AB 11111'), golf('AB 22222'), false],
    ['the same number plate among the facts', golf('AB 11111'), golf('AB11111', 'VW Golf'), true],
    ['a number plate among the facts of one', golf('AB 11111'), car('VW Golf, AB 11111'), true],
    ['a number plate among the facts of one, no other', golf('AB 11111'), car('Volkswagen Golf'), true],
    [
      'a pet of a union member',
      { productType: 'KJAELEDYR', description: 'Bamse, puddel' },
      { productType: 'LOFAVOR_KJAELEDYR', description: 'Bamse, puddel' },
      true,
    ],
    ['two covers of one home', home('Basis', 'Gata 1'), home('Topp', 'Gata 1, 0150 Oslo'), true],
    ['one cover of two homes', home('Topp', 'Gata 1'), home('Topp', 'Gata 2'), false],
    ['one house with two names', home('Villa', 'Gata 1', 'HUS'), home('Hus', 'Gata 1', 'HUS'), true],
    [
      'one cabin with two names',
      home('Hytta', 'Lia 1', 'FRITIDSHUS'),
      home('Lia', 'Lia 1', 'FRITIDSHUS'),
      true,
    ],
    ['a place of one home only', home('Storgata 1', 'Gata 1', 'HUS'), house('Storgata 1'), true],
    [
      'two places of one trailer',
      home('Brenderup', 'Gata 1', 'BIL'),
      home('Brenderup', 'Gata 2', 'BIL'),
      true,
    ],
    ['two houses of one town', house('Storgata 1, Oslo'), house('Storgata 2, Oslo'), false],
    ['a longer description', house('Storgata 1, Oslo, med innbo'), house('Storgata 1, oslo'), true],
    ['another house number', house('Storgata 1'), house('Storgata 12'), false],
    ['nothing described', house(), house(), false],
    ['one empty description', house(' , '), house('Storgata 1'), false],
  ])('%s', (_case, one, other, expected) => {
    expect([isSameObject(one, other), isSameObject(other, one)]).toEqual([expected, expected]);
  });
});

describe('isSameCover', () => {
  test.each<[string, Covered, Covered, boolean]>([
    ['equal descriptions', house('Topp'), house('topp'), true],
    ['another description', house('Topp'), house('Topp, hele familien'), false],
    ['only the number plate differs', car('EL 04821, Kasko'), car('Kasko'), true],
    [
      'equal coverages in another order',
      { ...car('Kasko'), coverages: [cover('Brann'), cover('Tyveri', true, 100)] },
      { ...car('Superkasko'), coverages: [cover('Tyveri', true, 100), cover('Brann')] },
      true,
    ],
    [
      'another deductible',
      { ...car('Kasko'), coverages: [cover('Brann', true, 100)] },
      { ...car('Kasko'), coverages: [cover('Brann', true, 200)] },
      false,
    ],
    [
      'one that is not said to be included',
      { ...car('Kasko'), coverages: [{ navn: 'Brann', deductibleOre: null }] },
      { ...car('Superkasko'), coverages: [cover('Brann')] },
      true,
    ],
    [
      'one is not included',
      { ...car('Kasko'), coverages: [cover('Brann')] },
      { ...car('Kasko'), coverages: [cover('Brann', false)] },
      false,
    ],
    [
      'another coverage',
      { ...car('Kasko'), coverages: [cover('Brann'), cover('Tyveri')] },
      { ...car('Kasko'), coverages: [cover('Brann'), cover('Glass')] },
      false,
    ],
    [
      'one more coverage',
      { ...car('Kasko'), coverages: [cover('Brann')] },
      { ...car('Kasko'), coverages: [cover('Brann'), cover('Glass')] },
      false,
    ],
    ['one without coverages', { ...car('Kasko'), coverages: [cover('Brann')] }, car('Kasko'), true],
  ])('%s', (_case, one, other, expected) => {
    expect([isSameCover(one, other), isSameCover(other, one)]).toEqual([expected, expected]);
  });
});

test('groupBySameObject keeps the order of the first of each group', () => {
  const [a, b, c] = [car('EL 04821'), house('Storgata 1'), car('Volvo, EL 04821')];
  expect(groupBySameObject([a, b, c])).toEqual([[a, c], [b]]);
});
