import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../domain/file-type.ts';
import { fileSize } from './UploadRow.tsx';
import { type ClaimUpload, canBeRetried, faultOf, isUnsent, nextToSend, withState } from './upload-list.ts';

const file = new File(['%PDF-1.7'], 'kvittering.pdf', { type: 'application/pdf' });
const upload = (key: string, state: object): ClaimUpload => ({ key, file, ...state }) as ClaimUpload;
const waiting = (key: string) => upload(key, { status: 'waiting' });

describe('nextToSend', () => {
  test('returns the first file that waits', () => {
    const sent = upload('1', { status: 'sent' });
    const failed = upload('2', { status: 'failed', fault: 'network' });
    expect(nextToSend([sent, failed, waiting('3'), waiting('4')])?.key).toBe('3');
  });

  test('returns nothing while a file is being sent, or if none waits', () => {
    expect(nextToSend([upload('1', { status: 'sending', share: 0.5 }), waiting('2')])).toBeUndefined();
    expect(nextToSend([])).toBeUndefined();
  });

  test.each(['offline', 'broken'] as const)('returns nothing before a file that failed with %s', (fault) => {
    expect(nextToSend([upload('1', { status: 'failed', fault }), waiting('2')])).toBeUndefined();
  });
});

test('withState changes one file, and does not bring back a removed one', () => {
  const list = withState([waiting('1'), waiting('2')], '2', { status: 'sent' });
  expect(list).toEqual([waiting('1'), upload('2', { status: 'sent' })]);
  expect(withState([waiting('1')], 'removed', { status: 'waiting' })).toEqual([waiting('1')]);
});

test.each([
  ['offline', true],
  ['broken', true],
  ['network', true],
  ['system', true],
  ['type', false],
  ['size', false],
  ['empty', false],
  ['refused', false],
] as const)('a file that failed because of %s can be retried: %s', (fault, expected) => {
  expect(canBeRetried(fault)).toBe(expected);
});

test.each([
  [{ status: 'waiting' }, true],
  [{ status: 'sending', share: 0.5 }, true],
  [{ status: 'sent' }, false],
  [{ status: 'failed', fault: 'offline' }, true],
  [{ status: 'failed', fault: 'network' }, true],
  [{ status: 'failed', fault: 'system' }, false],
])('a file with the state %j may still be sent: %s', (state, expected) => {
  expect(isUnsent(upload('1', state))).toBe(expected);
});

describe('faultOf', () => {
  test('accepts a PDF', async () => {
    expect(await faultOf(file)).toBeNull();
  });

  test('refuses a Word document by its content, an empty file, and a file above 20 MB', async () => {
    expect(await faultOf(new File(['PK\x03\x04'], 'tak.jpg', { type: 'image/jpeg' }))).toBe('type');
    expect(await faultOf(new File([], 'tom.pdf', { type: 'application/pdf' }))).toBe('empty');
    const large = { size: MAX_UPLOAD_BYTES + 1 } as File;
    expect(await faultOf(large)).toBe('size');
  });
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [840 * 1024, '840 kB'],
  [3.24 * 1024 * 1024, '3,2 MB'],
  [MAX_UPLOAD_BYTES, '20,0 MB'],
])('fileSize writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text.replace(' ', '\u00a0'));
});
