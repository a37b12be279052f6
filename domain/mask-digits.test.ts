import { expect, test } from 'vitest';
import { feedbackPage, maskDigits } from './mask-digits.ts';

test.each([
  ['/privat/forsikring/oversikt', '/privat/forsikring/oversikt', 'no digits'],
  ['/avtale/1', '/avtale/1', 'a run of one'],
  ['/avtale/12/del/34', '/avtale/12/del/34', 'runs of two'],
  ['/avtale/123', '/avtale/**', 'a run of three'],
  ['/avtale/01819012345/12', '/avtale/**/12', 'a long run, however long'],
  ['/a123b456?c=7890', '/a**b**?c=**', 'several runs'],
  ['12345', '**', 'nothing else'],
  ['/avtale/**', '/avtale/**', 'already masked'],
  ['', '', 'nothing'],
])('%s becomes %s (%s)', (text, masked) => {
  expect(maskDigits(text)).toBe(masked);
});

test.each([
  ['/privat/forsikring/oversikt/', '/privat/forsikring/oversikt'],
  ['/avtale/123/?vis=alle', '/avtale/**'],
  ['/', '/'],
])('feedback at %s is about the page %s', (address, page) => {
  expect(feedbackPage(address)).toBe(page);
});
