import { expect, test } from 'vitest';
import { groupClaims } from './group-claims.ts';

const claim = (id: string, status: string) => ({ id, status });

test('puts claims that wait for the customer first, then other open claims, and keeps the order', () => {
  const { open, closed } = groupClaims([
    claim('a', 'MOTTATT'),
    claim('b', 'UTBETALT'),
    claim('c', 'VENTER_PAA_DEG'),
    claim('d', 'OVERSENDT'),
    claim('e', 'AVSLUTTET'),
    claim('f', 'VENTER_PAA_DEG'),
  ]);
  expect(open.map(({ id }) => id)).toEqual(['c', 'f', 'a', 'd']);
  expect(closed.map(({ id }) => id)).toEqual(['b', 'e']);
});
