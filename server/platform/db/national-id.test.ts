import { expect, test } from 'vitest';
import { isSyntheticNationalId, maskNationalIds } from './national-id.ts';

test.each([
  ['Kari, 01819021887', 'Kari, 018190*****'],
  ['018190-21887', '018190*****'],
  ['018190\u202f21887', '018190*****'],
  ['018190 21887 og 05843821881', '018190***** og 058438*****'],
  ['født 01.81.90 21887', 'født 018190*****'],
  ['01 81 90 218 87', '018190*****'],
  ['018190\u201121887', '018190*****'],
  ['01.81.90 – 21887', '018190*****'],
  ['01.01.2026: 018190, 21887', '01.01.2026: 018190*****'],
  ['Konto 1234 56 78903', 'Konto 1234 56 78903'],
  ['Konto 12345678903', 'Konto 12345678903'],
  ['Polise 018190218870', 'Polise 018190218870'],
  ['EL 04821', 'EL 04821'],
])('maskNationalIds turns «%s» into «%s»', (text, masked) => {
  expect(maskNationalIds(text)).toBe(masked);
});

test.each([
  ['01819099789', true],
  ['01929099717', true],
  ['01129000000', false],
  ['01529000000', false],
])('%s is of the synthetic series: %s', (ssn, isSynthetic) => {
  expect(isSyntheticNationalId(ssn)).toBe(isSynthetic);
});
