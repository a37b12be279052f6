import { expect, test, vi } from 'vitest';
import { checkedAddress, leavesPortal, openLink } from './open-link.ts';

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

const pdf = (length: number) => {
  const start = 'https://dokumenter.example/vilkar.pdf?n=';
  return start + 'x'.repeat(length - start.length);
};
const SHORT = 'https://bank.example/kort';

function parts({ hasApp = true } = {}) {
  return {
    portalOrigin: PORTAL,
    postToApp: vi.fn(() => hasApp),
    shorten: vi.fn(async (): Promise<string | null> => SHORT),
    open: vi.fn(),
  };
}

test.each([
  ['a page', 'https://bank.example/', 'openUrl', 'https://bank.example/'],
  ['a PDF', 'https://bank.example/Vilkår.PDF', 'openPdf', 'https://bank.example/Vilk%C3%A5r.PDF'],
  [
    'a document of the customer',
    `${PORTAL}/api/privat/forsikring/dokumenter/NICE/B-1`,
    'openPdf',
    `${PORTAL}/api/privat/forsikring/dokumenter/NICE/B-1`,
  ],
  [
    'a confirmation of insurance',
    `${PORTAL}/api/privat/forsikring/bekreftelser/NICE/1?spraak=nb`,
    'openPdf',
    `${PORTAL}/api/privat/forsikring/bekreftelser/NICE/1?spraak=nb`,
  ],
  [
    'an address of another host that looks like our document',
    'https://annen.example/api/privat/forsikring/dokumenter/NICE/B-1',
    'openUrl',
    'https://annen.example/api/privat/forsikring/dokumenter/NICE/B-1',
  ],
  ['a PDF of 999 characters', pdf(999), 'openPdf', pdf(999)],
  ['a PDF of 1000 characters', pdf(1000), 'openPdf', SHORT],
  ['a PDF of 4000 characters', pdf(4000), 'openPdf', SHORT],
  [
    'a long address that is not a PDF',
    `https://bank.example/?${'x'.repeat(2000)}`,
    'openUrl',
    `https://bank.example/?${'x'.repeat(2000)}`,
  ],
])('passes %s to the app', async (_what, url, type, sent) => {
  const each = parts();
  await openLink(url, each);
  expect(each.postToApp.mock.calls).toEqual([[{ type, url: sent }]]);
  expect(each.shorten).toHaveBeenCalledTimes(sent === SHORT ? 1 : 0);
  expect(each.open).not.toHaveBeenCalled();
});

test('opens a long PDF without a short address as a web page', async () => {
  const each = parts();
  each.shorten.mockResolvedValue(null);
  await openLink(pdf(1000), each);
  expect(each.postToApp.mock.calls).toEqual([[{ type: 'openUrl', url: pdf(1000) }]]);
});

test('without a bridge, opens the same address in the browser', async () => {
  const each = parts({ hasApp: false });
  await openLink(pdf(1000), each);
  expect(each.open.mock.calls).toEqual([[SHORT]]);
});

test('does not open a refused address', async () => {
  const each = parts();
  await expect(openLink('http://bank.example/', each)).rejects.toThrow(PLAIN);
  expect(each.postToApp).not.toHaveBeenCalled();
  expect(each.open).not.toHaveBeenCalled();
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
