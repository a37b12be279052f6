import { describe, expect, it, test } from 'vitest';
import { PRODUCTS } from './products.ts';
import { recommend } from './recommend.ts';

const scores = (...list: [type: string, score: number][]) =>
  list.map(([nextBestOfferProdukt, score]) => ({ nextBestOfferProdukt, score }));

const shown = (list: ReturnType<typeof scores>, had: string[] = []) =>
  recommend(list, had).products.map(({ type }) => type);

describe('recommend selects and sorts', () => {
  it.each<[string, ReturnType<typeof scores>, string[]]>([
    ['nothing without scores', scores(), []],
    ['the highest score first', scores(['MC', 0.2], ['HUS', 0.9], ['BIL', 0.5]), ['HUS', 'BIL', 'MC']],
    ['scores below zero too', scores(['MC', -3], ['HUS', -1]), ['HUS', 'MC']],
    [
      'equal scores in the list’s order',
      scores(['MC', 0.5], ['REISE', 0.5], ['BIL', 0.5]),
      ['BIL', 'REISE', 'MC'],
    ],
    [
      'equal scores, answered the other way',
      scores(['BIL', 0.5], ['REISE', 0.5], ['MC', 0.5]),
      ['BIL', 'REISE', 'MC'],
    ],
    [
      'a product scored twice once, by its best',
      scores(['MC', 0.1], ['BIL', 0.5], ['MC', 0.9]),
      ['MC', 'BIL'],
    ],
    [
      'only products with content',
      scores(['KJAELEDYR', 0.9], ['ROMSKIP', 0.8], ['', 0.7], ['BIL', 0.1]),
      ['BIL'],
    ],
    ['no unknown types that look like a product', scores(['constructor', 0.9], ['bil', 0.8]), []],
  ])('%s', (_, list, expected) => {
    expect(shown(list)).toEqual(expected);
  });

  test('at most five products', () => {
    const all = PRODUCTS.map(({ type }, index): [string, number] => [type, index]);
    expect(shown(scores(...all))).toEqual(['MC', 'BAAT', 'FRITIDSHUS', 'MOPED', 'BEHANDLINGSFORSIKRING']);
  });
});

describe('recommend omits products of a customer with', () => {
  const list = scores(['REISE', 0.9], ['INNBO', 0.8], ['BIL', 0.7]);

  it.each<[string, string[], string[], string[]]>([
    ['no products', [], ['REISE', 'INNBO', 'BIL'], []],
    ['the product', ['BIL'], ['REISE', 'INNBO'], ['BIL']],
    ['the product twice', ['BIL', 'BIL'], ['REISE', 'INNBO'], ['BIL']],
    ['collective travel, which counts as travel', ['KOLLEKTIV_REISE'], ['INNBO', 'BIL'], ['REISE']],
    ['collective home, which counts as contents', ['KOLLEKTIV_HJEM'], ['REISE', 'BIL'], ['INNBO']],
    ['every product', ['BIL', 'KOLLEKTIV_REISE', 'KOLLEKTIV_HJEM'], [], ['REISE', 'INNBO', 'BIL']],
    [
      'other collective insurances, which count only as themselves',
      ['KOLLEKTIV_BEHANDLING'],
      ['REISE', 'INNBO', 'BIL'],
      [],
    ],
    ['a product without a score', ['HEST'], ['REISE', 'INNBO', 'BIL'], []],
  ])('%s', (_, had, products, alreadyHad) => {
    const found = recommend(list, had);
    expect(found.products.map(({ type }) => type)).toEqual(products);
    expect(found.alreadyHad.map(({ type }) => type)).toEqual(alreadyHad);
  });

  test('one product, and moves up the next', () => {
    const six = scores(['BIL', 6], ['HUS', 5], ['REISE', 4], ['INNBO', 3], ['MC', 2], ['BAAT', 1]);
    expect(shown(six, ['HUS'])).toEqual(['BIL', 'REISE', 'INNBO', 'MC', 'BAAT']);
  });
});
