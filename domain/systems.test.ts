import { expect, test } from 'vitest';
import { hasPartnerIntegration, INTEGRATION_SYSTEMS, MAIN_SYSTEMS, SYSTEMS } from './systems.ts';

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
  expect([...MAIN_SYSTEMS, ...INTEGRATION_SYSTEMS].toSorted()).toEqual([...SYSTEMS].toSorted());
});
