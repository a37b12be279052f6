import { expect, test } from 'vitest';
import { activeItem } from './active-item.ts';

const PATHS = {
  overview: '/oversikt',
  purchase: '/oversikt/kjopsinnganger',
  profile: '/oversikt/forsikringsprofil',
  offers: '/oversikt/tilbud',
};

test.each([
  ['/privat/forsikring/oversikt', 'overview'],
  ['/privat/forsikring/oversikt/', 'overview'],
  ['/privat/forsikring/oversikt/betaling', 'payment'],
  ['/privat/forsikring/oversikt/betaling/', 'payment'],
  ['/privat/forsikring/skade/betaling', 'payment'],
  ['/privat/forsikring/skade/reise/betaling', 'payment'],
  ['/privat/forsikring/oversikt/betaling/dokumenter', 'payment'],
  ['/privat/forsikring/motor/betaling', null],
  ['/privat/forsikring/dokumenter', 'documents'],
  ['/privat/forsikring/oversikt/dokumenter', 'documents'],
  ['/privat/forsikring/oversikt/forsikringsprofil', 'profile'],
  ['/privat/forsikring/oversikt/forsikringsprofil/', 'profile'],
  ['/privat/forsikring/oversikt/sikkerhet', 'profile'],
  ['/privat/forsikring/oversikt/kjopsinnganger', 'purchase'],
  ['/privat/forsikring/oversikt/tilbud', 'offers'],
  ['/privat/forsikring/oversikt/tilbudet', null],
  ['/privat/forsikring/oversikt/andre-forsikringer', null],
  ['/privat/forsikring/oversikt/jump/seopp/skadesaker', null],
  ['/privat/forsikring/oversikt/feil/generell', null],
  ['/privat/forsikring', null],
  ['/privat/forsikring/oversikten', null],
  ['/bedrift/forsikring/oversikt', null],
  ['/', null],
])('at %s, the active item is %s', (pathname, page) => {
  expect(activeItem(PATHS, pathname)).toBe(page);
});
