import { expect, test } from 'vitest';
import { isOwnPageAddress, OWN_PAGES, ownPagePaths } from './own-pages.ts';

const INBOX = '/privat/forsikring/post/innboks';
const all = { egneSider: OWN_PAGES, messagesUrl: INBOX };

test.each([
  ['/privat/forsikring/post/innboks', true],
  ['/privat/forsikring/post/innboks/', true],
  ['/privat/forsikring/post/innboks/NICE/m-7', true],
  ['/privat/forsikring/post/innboks/NICE', false],
  ['/privat/forsikring/meldinger', false],
  ['/privat/forsikring/dokumenter', true],
  ['/privat/forsikring/motor/detaljer/81030354', true],
  ['/privat/forsikring/motor/detaljer/81030354/endre/kilometerstand', false],
  ['/privat/forsikring/aksept', false],
])('when the distributor uses all our pages, %s is one of them: %s', (address, isOurs) => {
  expect(isOwnPageAddress(address, all)).toBe(isOurs);
  expect(isOwnPageAddress(address, { messagesUrl: INBOX })).toBe(false);
});

test.each([
  'https://bank.example/innboks',
  '/annet/sted',
  '/privat/forsikring',
  '/privat/forsikringen/innboks',
])('messages at %s are not one of our pages', (messagesUrl) => {
  expect(ownPagePaths('meldinger', { egneSider: OWN_PAGES, messagesUrl })).toEqual([]);
});
