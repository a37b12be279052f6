import { expect, test } from 'vitest';
import { withoutContact, withoutNationalIds } from './masked-text.ts';

test.each([
  '01819021887',
  '018190 21887',
  '018190-21887',
  '01.81.90-21887',
  '01 81 90 218 87',
  '01/81/90 21887',
  '0 1 8 1 9 0 2 1 8 8 7',
  '018190, 21887',
  '018190: 21887',
  '018190)21887',
  '018190_21887',
  '01 81 90 / 218 87',
  '018190\u200b21887',
  '０１８１９０２１８８７',
])('masks a national id written %s', (id) => {
  expect(withoutNationalIds(`Jeg er ${id}, hei`)).toBe('Jeg er ***********, hei');
  expect(withoutContact(`(${id})`)).toBe('(***********)');
});

test.each([
  ['kari@eksempel.no', '***@***'],
  ['Kari.Nordmann+x@post.eksempel.no', '***@***'],
  ['kåre@blåbær.no', '***@***'],
  ['22334455', '********'],
  ['912 34 567', '********'],
  ['91 23 45 67', '********'],
  ['91.23.45.67', '********'],
  ['912-34-567', '********'],
  ['9123 4567', '********'],
  ['9 1 2 3 4 5 6 7', '********'],
  ['+47 912 34 567', '********'],
  ['+4791234567', '********'],
  ['0047 91234567', '********'],
  ['+46 (70) 123 45 67', '********'],
])('masks %s as %s when contact details are removed', (contact, masked) => {
  expect(withoutContact(`Ring ${contact}, takk.`)).toBe(`Ring ${masked}, takk.`);
  expect(withoutNationalIds(contact)).toBe(contact);
});

test.each([
  '1 250 000 kr',
  '31.12.2026',
  '2026-12-31',
  '2026-12-31, 100 kr',
  '100, 200, 300 og 4500',
  '462,50 kr/md',
  '0155 Oslo',
  'kl. 12.30',
  'a@b',
  '12345678',
])('keeps %s', (text) => {
  expect(withoutContact(text)).toBe(text);
});
