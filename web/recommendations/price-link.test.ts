import { expect, it } from 'vitest';
import { priceLink } from './price-link.ts';

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
  ['a member has an address of their own', '/motor/bil', true, '/motor/bil?fromLo=true'],
  ['others have not', '/motor/bil', false, '/motor/bil'],
  ['nor members where there is none', '/motor/mc', true, '/motor/mc'],
  ['nor for what the distributor doesn’t list', '/hytte', true, '/hytte'],
])('%s', (_, href, isLoMember, expected) => {
  expect(priceLink({ href }, isLoMember, groups)).toBe(expected);
});
