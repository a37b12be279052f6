import { expect, test } from 'vitest';
import { filesToSendAgain, isOpenClaim, waitsForCustomer } from './claim-state.ts';

test.each([
  ['MOTTATT', true, false],
  ['UNDER_BEHANDLING', true, false],
  ['VENTER_PAA_DEG', true, true],
  ['UTBETALT', false, false],
  ['AVSLUTTET', false, false],
  ['AVSLAATT', false, false],
  ['OVERSENDT', true, false],
  ['constructor', true, false],
])('%s: open %s, waiting for the customer %s', (status, isOpen, waits) => {
  expect([isOpenClaim({ status }), waitsForCustomer({ status })]).toEqual([isOpen, waits]);
});

const file = (navn: string, status: string) => ({ navn, status });

test.each([
  ['a failed file', 'MOTTATT', [file('a', 'FEILET'), file('b', 'MOTTATT')], ['a']],
  ['two failed files of the same name', 'MOTTATT', [file('a', 'FEILET'), file('a', 'FEILET')], ['a', 'a']],
  ['a file that was sent again', 'MOTTATT', [file('a', 'FEILET'), file('a', 'UNDERVEIS')], []],
  ['a file with an unknown status', 'MOTTATT', [file('a', 'ARKIVERT')], []],
  ['a failed file of a refused claim', 'AVSLAATT', [file('a', 'FEILET')], []],
  ['no files', 'MOTTATT', undefined, []],
])('filesToSendAgain with %s', (_what, status, vedlegg, names) => {
  expect(filesToSendAgain({ status, vedlegg }).map(({ navn }) => navn)).toEqual(names);
});
