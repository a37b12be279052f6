import { expect, test } from 'vitest';
import { insurerOf, insurersOf } from './insurer.ts';
import type { System } from './systems.ts';

const OURS = 'Fremtind Forsikring';
const PARTNERS = 'Eika Forsikring';
const from = (...systems: System[]) => systems.map((systemSource) => ({ systemSource }));

test.each<[System, string]>([
  ['NICE', OURS],
  ['PROLIFE', OURS],
  ['EIKA_SKADE', PARTNERS],
  ['EIKA_PERSON', PARTNERS],
])('the insurer behind %s is %s', (systemSource, expected) => {
  expect(insurerOf({ systemSource }, { insurer: OURS })).toBe(expected);
});

test.each<[string, ReturnType<typeof from>, string[]]>([
  ['our systems', from('NICE', 'PROLIFE'), [OURS]],
  ['the partner group’s systems', from('EIKA_SKADE', 'EIKA_PERSON'), [PARTNERS]],
  ['both groups of systems', from('EIKA_SKADE', 'NICE'), [OURS, PARTNERS]],
  ['no systems', [], [OURS]],
])('the insurers of %s', (_case, agreements, expected) => {
  expect(insurersOf(agreements, { insurer: OURS })).toEqual(expected);
});
