import { expect, test } from 'vitest';
import { quickActions } from './quick-actions.ts';

const complete = {
  meldSkadeUrl: 'https://skade.eksempel.no/meld',
  nodhjelpTelefon: '22009000',
  documentUrl: '/privat/forsikring/dokumenter',
  egneSider: ['dekning'] as const,
};

test('the quick actions have the addresses of the menu and the bank’s emergency number', () => {
  expect(quickActions(complete).map(({ text, href }) => [text, href])).toEqual([
    ['Meld skade', 'https://skade.eksempel.no/meld'],
    ['Nødhjelp', 'tel:+4722009000'],
    ['Faktura', '/privat/forsikring/betaling'],
    ['Dokumenter', '/privat/forsikring/dokumenter'],
    ['Er jeg dekket?', '/privat/forsikring/oversikt/dekning'],
  ]);
});

test.each([
  ['emergency number', { ...complete, nodhjelpTelefon: null }, 'Nødhjelp'],
  ['address for documents', { ...complete, documentUrl: '' }, 'Dokumenter'],
  ['address for claims', { ...complete, meldSkadeUrl: '' }, 'Meld skade'],
  ['own page of the cover search', { ...complete, egneSider: [] }, 'Er jeg dekket?'],
])('the action is omitted without an %s', (_, addresses, text) => {
  const all = quickActions(complete).map((each) => each.text);
  expect(quickActions(addresses).map((each) => each.text)).toEqual(all.filter((each) => each !== text));
});
