import { expect, test } from 'vitest';
import type { OwnPage } from '../../domain/own-pages.ts';
import { activeItem, type PageName } from './active-item.ts';

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
  expect(activeItem({ pathname })).toBe(page);
});

test.each<[OwnPage, string, PageName]>([
  ['faktura', '/privat/forsikring/betaling', 'payment'],
  ['dokumenter', '/privat/forsikring/dokumenter', 'documents'],
  ['skader', '/privat/forsikring/skadesaker', 'claims'],
  ['skader', '/privat/forsikring/skadesaker/NICE/1', 'claims'],
  ['detaljer', '/privat/forsikring/motor/detaljer/1', 'overview'],
  ['detaljer', '/privat/forsikring/skade/kollektiv/detaljer/grunnforsikring/G10', 'overview'],
  ['meldinger', '/privat/forsikring/meldinger', 'messages'],
  ['meldinger', '/privat/forsikring/dokumenter/meldinger', 'messages'],
])('on the page %s at %s, the active item is %s', (own, pathname, page) => {
  expect(activeItem({ pathname, own })).toBe(page);
});
