import { expect, test } from 'vitest';
import { inStall } from '../testing/in-stall.ts';
import type { CallSource } from './http-call.ts';
import { sendClaimFile } from './http-claim-file.ts';

const RECEIVED = {
  id: '1',
  navn: 'bulk.pdf',
  storrelse: 3,
  type: 'application/pdf',
  mottatt: '2026-11-30',
} as const;

async function* content(): AsyncGenerator<Buffer, void> {
  yield Buffer.from('PDF');
}

test('an upload whose system answers while the process stalls is in time', async () => {
  const answersInStall: CallSource = async ({ form, signal }) => {
    for await (const _ of form?.content ?? []);
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      void inStall(() => Response.json(RECEIVED)).then(resolve);
    });
  };
  const received = await sendClaimFile(answersInStall, {
    url: 'https://nice.example/skader/1/filer',
    ssn: '13919110028',
    file: { name: 'bulk.pdf', type: 'application/pdf', key: 'key-1', content: content() },
    deadlineMs: 400,
    progress: { isWhole: false },
  });
  expect(received).toEqual(RECEIVED);
});
