import { expect, test } from 'vitest';
import { hasPartnerIntegration, INTEGRATION_SYSTEMS, MAIN_SYSTEMS, SYSTEMS } from './systems.ts';

test.each([
  ['eika', null, true],
  ['fana', null, true],
  ['sbm', null, true],
  ['fremtind', '2050', true],
  ['dnb', '0502', true],
  ['fremtind', null, false],
  ['sb1', '9999', false],
  ['none', '', false],
])('distributor %s with bank %s: integration %s', (shortname, bank, enabled) => {
  expect(hasPartnerIntegration(shortname, bank)).toBe(enabled);
});

test('every system belongs to the main endpoint or to the integration, and none to both', () => {
  expect([...MAIN_SYSTEMS, ...INTEGRATION_SYSTEMS].toSorted()).toEqual([...SYSTEMS].toSorted());
});
