import { expect, test } from 'vitest';
import { filesToSendAgain, hasMaxFiles } from './files-to-send-again.ts';

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

test.each([
  ['a day later', '2026-11-17', '2026-11-18', true],
  ['on the same day, without times', '2026-11-17', '2026-11-17', false],
  ['five minutes later', '2026-11-17T10:00:00Z', '2026-11-17T11:05:00+01:00', true],
  ['soon after, with other files', '2026-11-17T10:00:00Z', '2026-11-17T10:04:59Z', false],
  ['earlier', '2026-11-17T10:00:00Z', '2026-11-16T10:00:00Z', false],
  ['on the same day, one of them without a time', '2026-11-17', '2026-11-17T22:59:00Z', false],
  ['at a time, a day later', '2026-11-17', '2026-11-18T08:00:00Z', true],
  ['at a time, soon after midnight in Norway', '2026-11-17', '2026-11-17T23:00:00Z', true],
  ['on the same day in Norway', '2026-11-16T23:00:00Z', '2026-11-17', false],
  ['at an unknown time', '2026-11-17', undefined, false],
  ['after one of an unknown time', undefined, '2026-11-18', false],
])('a file of another name that is received %s', (_when, failed, received, isAnswer) => {
  const lost = { ...file('IMG_1.jpg', 'FEILET'), mottatt: failed };
  const another = { navn: 'IMG_2.jpg', mottatt: received };
  for (const [status, answers] of [
    ['MOTTATT', isAnswer],
    ['UNDERVEIS', isAnswer],
    ['FEILET', false],
  ] as const) {
    const again = filesToSendAgain({ status: 'MOTTATT', vedlegg: [lost, { ...another, status }] });
    expect(again.includes(lost), status).toBe(!answers);
  }
});

test('a file that was sent again under its name replaces no other', () => {
  const lost = (navn: string) => ({ ...file(navn, 'FEILET'), mottatt: '2026-11-17' });
  const again = { ...file('a', 'MOTTATT'), mottatt: '2026-11-18' };
  const vedlegg = [lost('a'), lost('b'), again];
  expect(filesToSendAgain({ status: 'MOTTATT', vedlegg })).toEqual([lost('b')]);
});

test.each([
  ['one later file', ['image.jpg', 'IMG_1.jpg'], ['IMG_9.jpg'], ['IMG_1.jpg']],
  ['as many later files', ['image.jpg', 'IMG_1.jpg'], ['IMG_8.jpg', 'IMG_9.jpg'], []],
  ['one later file for two of one name', ['image.jpg', 'image.jpg'], ['IMG_9.jpg'], []],
])('each later file may be one of the lost ones: %s', (_what, lost, later, names) => {
  const vedlegg = [
    ...lost.map((navn) => ({ ...file(navn, 'FEILET'), mottatt: '2026-11-17' })),
    ...later.map((navn) => ({ ...file(navn, 'MOTTATT'), mottatt: '2026-11-18' })),
  ];
  expect(filesToSendAgain({ status: 'MOTTATT', vedlegg }).map(({ navn }) => navn)).toEqual(names);
});

test.each([
  ['the latest first', ['2026-11-18', '2026-11-16']],
  ['the latest last', ['2026-11-16', '2026-11-18']],
  ['times of different zones', ['2026-11-17T20:00:00-10:00', '2026-11-17T23:30:00+12:00']],
])('each later file answers another lost one if it can, with %s', (_order, received) => {
  const vedlegg = [
    { ...file('a', 'FEILET'), mottatt: '2026-11-15' },
    { ...file('b', 'FEILET'), mottatt: '2026-11-17' },
    ...received.map((mottatt) => ({ ...file(`later ${mottatt}`, 'MOTTATT'), mottatt })),
  ];
  expect(filesToSendAgain({ status: 'MOTTATT', vedlegg })).toEqual([]);
});

test('a later file is no answer to one that failed again after it', () => {
  const lost = (mottatt: string) => ({ ...file('a', 'FEILET'), mottatt });
  const vedlegg = [
    lost('2026-11-16'),
    { ...file('b', 'MOTTATT'), mottatt: '2026-11-17' },
    lost('2026-11-18'),
  ];
  expect(filesToSendAgain({ status: 'MOTTATT', vedlegg })).toHaveLength(2);
});

test.each([
  [19, 0, false],
  [20, 0, true],
  [19, 1, false],
  [20, 1, true],
])('hasMaxFiles with %i files and %i that failed: %s', (arrived, failed, isFull) => {
  const vedlegg = [
    ...Array.from({ length: arrived }, (_, index) => file(`${index}.pdf`, 'MOTTATT')),
    ...Array.from({ length: failed }, () => file('lost.pdf', 'FEILET')),
  ];
  expect(hasMaxFiles({ vedlegg })).toBe(isFull);
});
