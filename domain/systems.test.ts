import { expect, test } from 'vitest';
import {
  compareSystems,
  hasPartnerIntegration,
  integrationSystems,
  mainSystems,
  SHIPPED_SYSTEMS,
  SYSTEMS,
} from './systems.ts';

test.each([
  [{ partnerIntegration: true }, null, true],
  [{ partnerIntegration: true }, '9999', true],
  [{ partnerIntegration: false }, '2050', true],
  [{}, '0502', true],
  [{ partnerIntegration: false }, null, false],
  [{}, null, false],
  [{}, '9999', false],
  [{}, '', false],
])('distributor %j with bank %s: integration %s', (distributor, bank, enabled) => {
  expect(hasPartnerIntegration(distributor, bank)).toBe(enabled);
});

test('every system belongs either to the main endpoint or to the integration', () => {
  expect(mainSystems(SHIPPED_SYSTEMS)).toEqual(['NICE', 'LOFAVOR', 'PROLIFE', 'PARIS', 'NSF']);
  expect(integrationSystems(SHIPPED_SYSTEMS)).toEqual(['EIKA_SKADE', 'EIKA_PERSON']);
});

test('the shipped systems are sorted first, in their order, and others by name', () => {
  const shuffled = ['TRYGG', 'NSF', 'KJERNE', 'NICE', 'EIKA_SKADE'];
  expect(shuffled.toSorted(compareSystems)).toEqual(['NICE', 'EIKA_SKADE', 'NSF', 'KJERNE', 'TRYGG']);
  expect(SYSTEMS.toSorted(compareSystems)).toEqual(SYSTEMS);
});
