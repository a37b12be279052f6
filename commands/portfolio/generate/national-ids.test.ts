import { idnr } from '@navikt/fnrvalidator';
import { beforeAll, expect, it } from 'vitest';
import { nationalIds, personOf, withControlDigits } from './national-ids.ts';

function first(count: number, seed: number): string[] {
  const source = nationalIds(seed);
  return Array.from({ length: count }, () => source.next().value ?? '');
}

let ids: string[];
beforeAll(() => {
  ids = first(50_000, 1);
});

it('nationalIds yields ids of the synthetic series, with valid dates and control digits', () => {
  const wrong = ids.filter((ssn) => {
    const checked = idnr(ssn);
    return checked.status !== 'valid' || checked.type !== 'tnr' || Number(ssn.slice(2, 4)) > 92;
  });
  expect(wrong).toEqual([]);
});

it('nationalIds yields different ids', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

it('nationalIds yields the same ids only for the same seed', () => {
  expect(first(3, 1)).toEqual(ids.slice(0, 3));
  expect(first(3, 2)).not.toEqual(ids.slice(0, 3));
});

it('nationalIds yields women and men of every year, who are 18 to 95 in 2026', () => {
  const people = ids.map(personOf);
  const years = new Set(people.map(({ birthYear }) => birthYear));
  expect([Math.min(...years), Math.max(...years), years.size]).toEqual([1931, 2008, 78]);
  const women = people.filter(({ sex }) => sex === 'female').length;
  expect(Math.abs(women / people.length - 0.5)).toBeLessThan(0.01);
});

it.each([
  ['010190150', '1931–1999 from 000', { sex: 'female', birthYear: 1990 }],
  ['010190951', '1946–1999 from 900', { sex: 'male', birthYear: 1990 }],
  ['010105501', '2000–2008 from 500', { sex: 'male', birthYear: 2005 }],
  ['010131000', 'the oldest', { sex: 'female', birthYear: 1931 }],
])('personOf finds sex and year of birth from %s… (%s)', (digits, _, person) => {
  expect(personOf(`${digits}00`)).toEqual(person);
});

it('withControlDigits returns valid control digits, or undefined', () => {
  expect(withControlDigits('018190218')).toBe('01819021887');
  const without = Array.from({ length: 1000 }, (_, serial) =>
    withControlDigits(`018190${String(serial).padStart(3, '0')}`),
  ).filter((id) => id === undefined);
  expect(without.length).toBeGreaterThan(100);
  expect(without.length).toBeLessThan(250);
});
