import { expect, test } from 'vitest';
import { stubbedAppOf } from './apps.ts';

test.each([
  ['/privat/forsikring', 'Startsiden for forsikring'],
  ['/privat/forsikring/dokumenter', 'Dokumenter'],
  ['/privat/forsikring/betaling/', 'Faktura og betaling'],
  ['/privat/forsikring/motor/detaljer/81030354', 'Forsikringsdetaljer for kjøretøy'],
  ['/privat/forsikring/motor/bil', 'Kjøp av kjøretøyforsikring'],
  ['/privat/forsikring/skade/jump/ahv', 'Helseerklæring'],
  ['/privat/forsikring/skade/reise', 'Kjøp av forsikring'],
  ['/privat/forsikring/hus/startside-tilbud', 'Kjøp av husforsikring'],
  ['/privat/forsikring/skadesaker', 'Skadesakene åpnet seg ikke'],
  ['/privat/forsikring/husdyr', 'Startsiden for forsikring'],
])('%s belongs to «%s»', (path, name) => {
  expect(stubbedAppOf(path).name).toBe(name);
});

test('where the jump to the claims system ends that failed, the customer reads what failed', () => {
  expect(stubbedAppOf('/privat/forsikring/skadesaker').note).toContain(
    'Vi fikk ikke sendt deg videre til skadesystemet',
  );
});
