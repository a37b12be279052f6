import { expect, test } from 'vitest';
import { onlineBankAddress } from './online-bank-address.ts';

test.each([
  ['https://nettbank.eksempel.no/', 'eksempel.no', 'https://nettbank.eksempel.no/'],
  [null, 'eksempel.no', 'https://eksempel.no/nettbank/oversikt'],
  [null, 'www.bank-en.eksempel.no', 'https://www.bank-en.eksempel.no/nettbank/oversikt'],
  [null, '', null],
  [null, 'eksempel', null],
  [null, 'eksempel.no/sti', null],
  [null, 'ond@eksempel.no', null],
])('nettbankUrl %s and domene %s give %s', (nettbankUrl, domene, address) => {
  expect(onlineBankAddress(nettbankUrl, domene)).toBe(address);
});
