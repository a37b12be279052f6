import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inStall } from '../testing/in-stall.ts';
import { openFile } from './open-file.ts';
import type { SourceFile } from './source.ts';

test('a file that arrives while the process stalls is in time', async () => {
  const answersInStall = (signal: AbortSignal): Promise<SourceFile> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      void inStall(() => ({ content: Readable.from(['vilkår']), size: undefined })).then(resolve);
    });
  const file = await openFile(answersInStall, 400, () => {});
  expect(file && (await text(file.content))).toBe('vilkår');
});
