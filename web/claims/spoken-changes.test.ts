import { expect, test } from 'vitest';
import { spokenChanges } from './spoken-changes.ts';
import type { ClaimUpload } from './upload-list.ts';

const upload = (name: string, state: object): ClaimUpload =>
  ({ key: name, file: new File(['x'], name), ...state }) as ClaimUpload;
const waiting = { status: 'waiting' };
const sending = (share: number) => ({ status: 'sending', share });
const sent = { status: 'sent' };

test.each<[string, ClaimUpload[], ClaimUpload[], string]>([
  ['a chosen file', [], [upload('a', waiting)], ''],
  ['the start', [upload('a', waiting)], [upload('a', sending(0))], 'Sender a.'],
  ['progress', [upload('a', sending(0))], [upload('a', sending(0.5))], ''],
  [
    'the end of one file and the start of the next, without the others',
    [upload('a', sent), upload('b', sending(1)), upload('c', waiting)],
    [upload('a', sent), upload('b', sent), upload('c', sending(0))],
    'b er sendt. Sender c.',
  ],
  [
    'a refusal with its reason',
    [upload('a', sending(1))],
    [upload('a', { status: 'failed', fault: 'refused', reason: 'Saken er avsluttet.' })],
    'a: Ikke sendt. Saken er avsluttet.',
  ],
  [
    'a removed file',
    [upload('a', sending(0)), upload('b', sent)],
    [upload('b', sent)],
    'a sendes ikke lenger.',
  ],
])('says %s', (_what, before, after, spoken) => {
  expect(spokenChanges(before, after)).toBe(spoken);
});
