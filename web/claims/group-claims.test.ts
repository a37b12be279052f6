import { expect, test } from 'vitest';
import { groupClaims } from './group-claims.ts';

const claim = (id: string, status: string, year = '2026') => ({ id, status, meldtDato: `${year}-11-09` });
const ids = (claims: readonly { id: string }[]) => claims.map(({ id }) => id);
const claims = (count: number, status: string, year?: string) =>
  Array.from({ length: count }, (_, index) => claim(`${status} ${index}`, status, year));

test('puts claims that wait for the customer first, then other open claims, and keeps the order', () => {
  const { open, moreOpen, closed, closedYears } = groupClaims([
    claim('a', 'MOTTATT'),
    claim('b', 'UTBETALT'),
    claim('c', 'VENTER_PAA_DEG'),
    claim('d', 'OVERSENDT'),
    claim('e', 'AVSLUTTET'),
    claim('f', 'VENTER_PAA_DEG'),
  ]);
  expect(ids(open)).toEqual(['c', 'f', 'a', 'd']);
  expect(ids(closed)).toEqual(['b', 'e']);
  expect([moreOpen, closedYears]).toEqual([[], []]);
});

test('folds open claims beyond the twentieth, but never one that waits for the customer', () => {
  const few = groupClaims([...claims(30, 'MOTTATT'), ...claims(3, 'VENTER_PAA_DEG')]);
  expect([few.open.length, few.moreOpen.length]).toEqual([20, 13]);
  expect(ids(few.open.slice(0, 4))).toEqual([
    'VENTER_PAA_DEG 0',
    'VENTER_PAA_DEG 1',
    'VENTER_PAA_DEG 2',
    'MOTTATT 0',
  ]);
  const many = groupClaims([...claims(30, 'MOTTATT'), ...claims(25, 'VENTER_PAA_DEG')]);
  expect([many.open.length, many.moreOpen.length]).toEqual([25, 30]);
});

test('folds more than twenty closed claims by year', () => {
  const { closed, closedYears } = groupClaims([
    ...claims(15, 'UTBETALT', '2026'),
    ...claims(6, 'AVSLUTTET', '2024'),
  ]);
  expect(closed).toEqual([]);
  expect(closedYears.map(({ year, items }) => [year, items.length])).toEqual([
    ['2026', 15],
    ['2024', 6],
  ]);
});
