import { expect, test } from 'vitest';
import { quickActions } from './quick-actions.ts';

const complete = {
  meldSkadeUrl: 'https://skade.eksempel.no/meld',
  nodhjelpTelefon: '22009000',
  documentUrl: '/privat/forsikring/dokumenter',
};

test('the quick actions have the addresses of the menu and the bank’s emergency number', () => {
  expect(quickActions(complete).map(({ text, href }) => [text, href])).toEqual([
    ['Meld skade', 'https://skade.eksempel.no/meld'],
    ['Nødhjelp', 'tel:+4722009000'],
    ['Faktura', '/privat/forsikring/betaling'],
    ['Dokumenter', '/privat/forsikring/dokumenter'],
  ]);
});

test.each([
  ['emergency number', { ...complete, nodhjelpTelefon: null }, ['Meld skade', 'Faktura', 'Dokumenter']],
  ['address for documents', { ...complete, documentUrl: '' }, ['Meld skade', 'Nødhjelp', 'Faktura']],
  ['address for claims', { ...complete, meldSkadeUrl: '' }, ['Nødhjelp', 'Faktura', 'Dokumenter']],
])('the action is omitted without an %s', (_, addresses, texts) => {
  expect(quickActions(addresses).map(({ text }) => text)).toEqual(texts);
});
