import { expect, test } from 'vitest';
import { passagesOf } from './excerpt.ts';

test.each([
  [
    'a heading is on the line before its sentence, without the heading of the page',
    'Vilkår for husforsikring\n2 Vann\nVannskade dekkes når vannet kommer plutselig. Fukt dekkes ikke.',
    [
      'Vilkår for husforsikring',
      '2 Vann\nVannskade dekkes når vannet kommer plutselig.',
      'Fukt dekkes ikke.',
    ],
  ],
  [
    'a sentence over several lines is one',
    'Vannskade dekkes når vannet kommer plutselig fra rør\neller utstyr i bygningen.',
    ['Vannskade dekkes når vannet kommer plutselig fra rør eller utstyr i bygningen.'],
  ],
  [
    'a short line that goes on in the next is no heading',
    'Vi dekker skade på\nvarer og utstyr.',
    ['Vi dekker skade på varer og utstyr.'],
  ],
  [
    'nor is one that goes on with a number',
    'Sykkelen er forsikret i hele verden i inntil\n5 år.',
    ['Sykkelen er forsikret i hele verden i inntil 5 år.'],
  ],
  ['nothing has none', ' \n\n ', []],
])('%s', (_, page, passages) => {
  expect(passagesOf(page)).toEqual(passages);
});
