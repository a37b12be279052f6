import { expect, test } from 'vitest';
import { timeLeft } from './OfferContent.tsx';

test.each([
  ['2026-11-22', { text: 'Utløper i dag', isUrgent: true }],
  ['2026-11-23', { text: '1 dag igjen', isUrgent: true }],
  ['2026-11-25', { text: '3 dager igjen', isUrgent: true }],
  ['2026-11-26', { text: '4 dager igjen', isUrgent: false }],
  ['2026-12-22', { text: '30 dager igjen', isUrgent: false }],
  ['2026-12-23', null],
  ['9999-12-31', null],
  ['2026-11-21', null],
])('timeLeft on 22.11.2026 for an offer valid to %s is %j', (expirationDate, left) => {
  expect(timeLeft(expirationDate, '2026-11-22')).toEqual(left);
});
