import { doJobs } from '../platform/job-thread.ts';
import { extractText } from './extract-text.ts';
import type { ReadPdf } from './pdf-reader.ts';
import { wordLines } from './text-words.ts';

// Runs in a worker thread, from the sources: Node strips the types.
doJobs(async (file: Uint8Array): Promise<ReadPdf> => {
  const text = await extractText(file);
  return { ...text, words: wordLines(text.pages) };
});
