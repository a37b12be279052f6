import { expect, test } from 'vitest';
import { claimStatusText } from './claim-status.ts';

test.each([
  ['MOTTATT', 'Mottatt'],
  ['UNDER_BEHANDLING', 'Under behandling'],
  ['VENTER_PAA_DEG', 'Venter på deg'],
  ['UTBETALT', 'Utbetalt'],
  ['AVSLUTTET', 'Avsluttet'],
  ['OVERSENDT', 'OVERSENDT'],
  ['constructor', 'constructor'],
])('%s is shown as %s', (status, text) => {
  expect(claimStatusText(status)).toBe(text);
});
