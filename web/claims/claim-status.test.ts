import { expect, test } from 'vitest';
import { claimStatusText } from './claim-status.ts';

test.each([
  ['MOTTATT', 'Mottatt'],
  ['UNDER_BEHANDLING', 'Under behandling'],
  ['VENTER_PAA_DEG', 'Venter på deg'],
  ['UTBETALT', 'Utbetalt'],
  ['AVSLUTTET', 'Avsluttet'],
  ['AVSLAATT', 'Avslått'],
  ['OVERSENDT', 'Registrert'],
  ['constructor', 'Registrert'],
  ['', 'Registrert'],
])('shows the status %s as %j', (status, text) => {
  expect(claimStatusText(status, true)).toEqual(text);
});

test.each([
  ['VENTER_PAA_DEG', 'Venter på kunden'],
  ['MOTTATT', 'Mottatt'],
  ['OVERSENDT', 'Registrert'],
])('shows the status %s of another customer’s claim as %j', (status, text) => {
  expect(claimStatusText(status, false)).toEqual(text);
});
