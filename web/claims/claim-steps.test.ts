import { expect, test } from 'vitest';
import { claimSteps } from './claim-steps.ts';

const NEXT = 'Send oss bilder av taket.';
const SOURCE = { source: NEXT };
const REGISTERED = 'Saken er registrert hos oss.';

test.each([
  ['MOTTATT', NEXT, null, ['Vi har fått skademeldingen.', SOURCE]],
  ['UNDER_BEHANDLING', undefined, null, ['Vi jobber med saken.']],
  ['UNDER_BEHANDLING', undefined, 345_050, ['Vi jobber med saken.']],
  ['VENTER_PAA_DEG', NEXT, null, [SOURCE]],
  [
    'VENTER_PAA_DEG',
    '',
    null,
    ['Vi trenger noe fra deg før vi kan gå videre. Ta kontakt, så forteller vi hva.'],
  ],
  ['UTBETALT', undefined, 345_050, ['Vi betalte ut 3\u00a0450,50\u00a0kr.']],
  ['UTBETALT', undefined, null, ['Erstatningen er betalt ut.']],
  ['AVSLUTTET', undefined, null, ['Vi er ferdige med saken.']],
  ['AVSLAATT', undefined, null, ['Vi har avslått kravet.']],
  ['AVSLUTTET', NEXT, null, ['Vi er ferdige med saken.']],
  ['UTBETALT', NEXT, 345_050, ['Vi betalte ut 3\u00a0450,50\u00a0kr.']],
  ['OVERSENDT', undefined, null, [REGISTERED, 'Ta kontakt hvis du lurer på hvordan det går.']],
  ['OVERSENDT', NEXT, null, [SOURCE]],
  ['toString', undefined, null, [REGISTERED, 'Ta kontakt hvis du lurer på hvordan det går.']],
] as const)('describes %s with the next step %s and %s øre paid', (status, nesteSteg, paidOre, steps) => {
  const claim = { status, paidOre, ...(nesteSteg === undefined ? {} : { nesteSteg }) };
  expect(claimSteps(claim, true)).toEqual(steps);
});

test.each([
  ['VENTER_PAA_DEG', ['Vi trenger noe fra kunden før vi kan gå videre.']],
  ['MOTTATT', ['Vi har fått skademeldingen.']],
  ['OVERSENDT', [REGISTERED]],
])('asks the reader for nothing about another customer’s claim with status %s', (status, steps) => {
  expect(claimSteps({ status, paidOre: null }, false)).toEqual(steps);
});
