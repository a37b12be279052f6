import { expect, test } from 'vitest';
import { filledAddress, isAddressTemplate } from './address-template.ts';

test.each([
  ['/endre/{systemSource}/{policyNumber}', '/endre/NICE/8%2F1%20%26'],
  ['https://bank.no/?n={policyNumber}&m={policyNumber}', 'https://bank.no/?n=8%2F1%20%26&m=8%2F1%20%26'],
  ['/endre', '/endre'],
])('filledAddress fills %s with encoded values', (template, expected) => {
  expect(filledAddress(template, { systemSource: 'NICE', policyNumber: '8/1 &' })).toBe(expected);
});

test('filledAddress also encodes half a surrogate pair', () => {
  expect(filledAddress('/{policyNumber}', { policyNumber: 'a\ud800' })).toBe('/a%EF%BF%BD');
});

test.each([
  ['/endre/{policyNumber}', true],
  ['https://bank.no/{systemSource}/{policyNumber}?a={policyNumber}', true],
  ['https://bank.no/endre', true],
  ['/endre/{avtalenummer}', false],
  ['/endre/{policyNumber', false],
  ['/endre/policyNumber}', false],
  ['/endre/{}', false],
  ['/endre/{{policyNumber}}', false],
  ['https://{policyNumber}.bank.no/', false],
  ['https://bank.no?{policyNumber}', true],
])('isAddressTemplate returns for %s %s', (template, expected) => {
  expect(isAddressTemplate(template, ['policyNumber', 'systemSource'])).toBe(expected);
});
