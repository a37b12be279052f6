import { afterEach, expect, test } from 'vitest';
import type { MyData } from '../../contract/my-data.ts';
import { EMPTY_DATA } from '../testing/empty-data.ts';
import { createPdfThread } from './render-in-worker.ts';

const OPTIONS = { language: 'nb', author: 'Eksempelbanken', at: 0 } as const;
const DATA = { ...EMPTY_DATA, ssn: '01819021887', navn: 'Kari Nordmann' };
/** Makes the renderer fail. */
const UNUSABLE = { navn: 'Kari Nordmann' } as unknown as MyData;

const thread = createPdfThread();
afterEach(() => thread.close());

test('renders several documents, also more than at the same time', async () => {
  const documents = await Promise.all(Array.from({ length: 5 }, () => thread.render(DATA, OPTIONS)));
  expect(documents.map((each) => each.subarray(0, 8).toString())).toEqual(documents.map(() => '%PDF-1.7'));
});

test('rejects a document that fails, and renders the next one', async () => {
  await expect(thread.render(UNUSABLE, OPTIONS)).rejects.toThrow();
  expect((await thread.render(DATA, OPTIONS)).length).toBeGreaterThan(10_000);
});

test('rejects the document of a thread that ends, and starts another for the next one', async () => {
  const both = Promise.allSettled([1, 2].map(() => thread.render(DATA, OPTIONS)));
  // The first document is with the thread after this turn, and the second one waits.
  await Promise.resolve();
  await thread.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect((await thread.render(DATA, OPTIONS)).length).toBeGreaterThan(10_000);
});
