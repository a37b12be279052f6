import { expect, test } from 'vitest';
import { checkedAddress, leavesPortal } from './open-link.ts';

const PORTAL = 'http://sb1.localhost:3000';
const INVALID = 'URL is not valid.';
const PLAIN = 'Plain text http is not allowed.';

test.each([
  ['', INVALID],
  ['bare tekst', INVALID],
  ['/privat/forsikring', INVALID],
  ['https://', INVALID],
  ['javascript:alert(1)', INVALID],
  ['data:text/html,x', INVALID],
  ['ftp://bank.example/', INVALID],
  ['http://bank.example/', PLAIN],
  ['http://localhost:8001/', PLAIN],
  ['http://bank.example/?port=8000', PLAIN],
])('refuses %s: %s', (url, message) => {
  expect(() => checkedAddress(url, PORTAL)).toThrow(message);
});

test.each([
  ['https://bank.example', 'https://bank.example/'],
  ['https://bank.example:8443/a?b#c', 'https://bank.example:8443/a?b#c'],
  ['http://localhost:8000/a', 'http://localhost:8000/a'],
  ['http://bank.example:8000/', 'http://bank.example:8000/'],
  [`${PORTAL}/privat/forsikring/betaling`, `${PORTAL}/privat/forsikring/betaling`],
])('opens %s', (url, address) => {
  expect(checkedAddress(url, PORTAL)).toBe(address);
});

test.each([
  ['https://portal.example/privat/forsikring/oversikt', false],
  ['https://portal.example/privat/forsikring/oversikt/tilbud?x#y', false],
  ['https://portal.example/privat/forsikring/oversiktene', true],
  ['https://portal.example/privat/forsikring/dokumenter', true],
  ['https://portal.example/api/privat/forsikring/dokumenter/NICE/B-1', true],
  ['https://portal.example/api/privat/forsikring/mine-data.pdf', true],
  ['https://portal.example/api/privat/forsikring/kalender', false],
  ['https://annen.example/privat/forsikring/oversikt', true],
  ['http://portal.example/privat/forsikring/oversikt', true],
  ['tel:+4722000000', false],
  ['mailto:kunde@bank.example', false],
])('%s leaves the portal: %s', (url, leaves) => {
  expect(leavesPortal(new URL(url), 'https://portal.example')).toBe(leaves);
});
