import { expect, it } from 'vitest';
import { priceLink } from './products.ts';

const groups = [
  {
    area: 'kjoretoy' as const,
    links: [
      { text: 'Bil', url: '/motor/bil', loUrl: '/motor/bil?fromLo=true' },
      { text: 'MC', url: '/motor/mc' },
    ],
  },
];

it.each([
  ['the member address to a member', '/motor/bil', true, '/motor/bil?fromLo=true'],
  ['the regular address to others', '/motor/bil', false, '/motor/bil'],
  ['the regular address to a member if the product has no member address', '/motor/mc', true, '/motor/mc'],
  ['the regular address to a member if the distributor does not list the product', '/hytte', true, '/hytte'],
])('gives %s', (_, href, isLoMember, expected) => {
  expect(priceLink({ href }, isLoMember, groups)).toBe(expected);
});
