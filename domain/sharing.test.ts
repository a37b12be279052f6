import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';
import {
  addressWithSharing,
  firstOpenInvitationDay,
  hasEnded,
  isSharedDocument,
  lastAnswerDay,
  mayBeLetter,
  sharingInAddress,
} from './sharing.ts';

const YEAR = { fra: '2026-11-23', til: '2027-11-23' };

test.each([
  [YEAR, '2026-12-07'],
  [{ fra: '2026-11-23', til: '2026-11-24' }, '2026-11-24'],
])('the invitation of %j can be accepted until %s', (days, last) => {
  expect(lastAnswerDay(days)).toBe(last);
});

test.each([
  ['VENTER', '2026-12-07', false],
  ['VENTER', '2026-12-08', true],
  ['AKTIV', '2026-12-08', false],
  ['AKTIV', '2027-11-23', false],
  ['AKTIV', '2027-11-24', true],
] as const)('a sharing that is %s on %s has ended: %s', (status, today, ended) => {
  expect(hasEnded(YEAR, status, today)).toBe(ended);
});

test('the oldest invitation that can be accepted has not ended', () => {
  const fra = firstOpenInvitationDay('2026-12-07');
  expect(hasEnded({ ...YEAR, fra }, 'VENTER', '2026-12-07')).toBe(false);
  expect(hasEnded({ ...YEAR, fra }, 'VENTER', '2026-12-08')).toBe(true);
});

test.each([
  ['Kari Anne Nordmann', 'KN'],
  ['  øystein  ås ', 'ØÅ'],
  ['Kari', 'K'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['/a', '/a?vegneAv=x'],
  ['/a?b=%C3%A5#c', '/a?b=%C3%A5&vegneAv=x#c'],
  ['?vis=alle', '?vis=alle&vegneAv=x'],
  ['/a?vegneAv=y', '/a?vegneAv=x'],
])('%s names the sharing x as %s', (address, named) => {
  expect(addressWithSharing(address, 'x')).toBe(named);
  expect(sharingInAddress(named)).toBe('x');
});

test.each([
  ['/a', null],
  ['/a?b', null],
  ['/a?vegneAv=', ''],
  ['/a?b#?vegneAv=x', null],
])('%s names the sharing %j', (address, id) => {
  expect(sharingInAddress(address)).toBe(id);
});

test.each([
  ['FORSIKRINGSBEVIS', [], false, false],
  ['FORSIKRINGSBEVIS', ['DOKUMENTER'], true, false],
  ['VILKAAR', ['FAKTURA'], false, false],
  ['FAKTURA', ['DOKUMENTER'], false, false],
  ['FAKTURA', ['FAKTURA'], false, false],
  ['FAKTURA', ['DOKUMENTER', 'FAKTURA'], true, false],
  ['GRONT_KORT', ['DOKUMENTER'], true, false],
  ['AARSOVERSIKT', ['DOKUMENTER'], true, false],
  ['BREV', ['DOKUMENTER'], true, true],
  ['ANNET', [], false, true],
] as const)(
  'a document of type %s with the scopes %j is shared: %s, may be a letter: %s',
  (type, scopes, ...expected) => {
    expect([isSharedDocument({ type }, scopes), mayBeLetter({ type })]).toEqual(expected);
  },
);
