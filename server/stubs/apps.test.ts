import { expect, test } from 'vitest';
import { stubbedAppOf } from './apps.ts';

test.each([
  ['/privat/forsikring', 'start'],
  ['/privat/forsikring/dokumenter', 'documents'],
  ['/privat/forsikring/betaling/', 'payment'],
  ['/privat/forsikring/motor/detaljer/81030354', 'motorDetails'],
  ['/privat/forsikring/motor/bil', 'buyMotor'],
  ['/privat/forsikring/skade/jump/ahv', 'health'],
  ['/privat/forsikring/skade/reise', 'buy'],
  ['/privat/forsikring/hus/startside-tilbud', 'buyHouse'],
  ['/privat/forsikring/skadesaker', 'claims'],
  ['/privat/forsikring/husdyr', 'start'],
])('%s belongs to %s', (path, app) => {
  expect(stubbedAppOf(path)).toBe(app);
});
