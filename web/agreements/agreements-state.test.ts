import { expect, it } from 'vitest';
import { hasNone, isIncomplete, type ReadyAgreements } from './agreements-state.ts';

const CAR = {
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: null,
  yearlyOre: null,
} as const;

function ready(
  fields: Partial<ReadyAgreements>,
  systemSourceError = false,
  avtaler = [CAR],
): ReadyAgreements {
  return { status: 'ready', list: { avtaler, monthlyOre: 0, yearlyOre: 0, systemSourceError }, ...fields };
}

it.each<[string, ReadyAgreements, { incomplete: boolean; none: boolean }]>([
  ['all is there', ready({}), { incomplete: false, none: false }],
  ['a source failed', ready({}, true), { incomplete: true, none: false }],
  ['a request failed', ready({ alsoFailed: true }), { incomplete: true, none: false }],
  ['a part is still coming', ready({ alsoLoading: true }), { incomplete: false, none: false }],
  ['empty', ready({}, false, []), { incomplete: false, none: true }],
  ['empty so far', ready({ alsoLoading: true }, false, []), { incomplete: false, none: false }],
  ['empty, and a source failed', ready({}, true, []), { incomplete: true, none: false }],
  ['empty, and a request failed', ready({ alsoFailed: true }, false, []), { incomplete: true, none: false }],
])('%s', (_, state, { incomplete, none }) => {
  expect(isIncomplete(state)).toBe(incomplete);
  expect(hasNone(state)).toBe(none);
});
