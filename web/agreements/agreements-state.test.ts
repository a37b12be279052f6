import { expect, it } from 'vitest';
import { CAR, readyAgreements } from '../testing/agreements.ts';
import { hasNoAgreements, isIncomplete, type ReadyAgreements } from './agreements-state.ts';

function ready(
  fields: Partial<ReadyAgreements>,
  systemSourceError = false,
  avtaler = [CAR],
): ReadyAgreements {
  return readyAgreements({ avtaler, systemSourceError }, fields);
}

it.each<[string, ReadyAgreements, { incomplete: boolean; none: boolean }]>([
  ['a complete list', ready({}), { incomplete: false, none: false }],
  ['a list after a source failed', ready({}, true), { incomplete: true, none: false }],
  ['a list after a request failed', ready({ alsoFailed: true }), { incomplete: true, none: false }],
  ['a list with a part still loading', ready({ alsoLoading: true }), { incomplete: false, none: false }],
  ['an empty list', ready({}, false, []), { incomplete: false, none: true }],
  [
    'an empty list with a part still loading',
    ready({ alsoLoading: true }, false, []),
    { incomplete: false, none: false },
  ],
  ['an empty list after a source failed', ready({}, true, []), { incomplete: true, none: false }],
  [
    'an empty list after a request failed',
    ready({ alsoFailed: true }, false, []),
    { incomplete: true, none: false },
  ],
])('reports whether %s is incomplete or has none', (_, state, { incomplete, none }) => {
  expect(isIncomplete(state)).toBe(incomplete);
  expect(hasNoAgreements(state)).toBe(none);
});
