import { fileTypeOf, HEAD_BYTES } from '../../domain/file-type.ts';
import type { IncomingFile } from '../platform/http/multipart.ts';
import type { CheckedFile } from '../sources/source.ts';
import { uploadProblem } from '../sources/upload-problems.ts';
import { tidyFileName } from './file-name.ts';

/** The name of a picture without a name. */
const NO_NAME = 'fil';

/**
 * Returns an arriving file with its type, which its first bytes decide. Throws a problem if a claim does not accept the
 * type, or if the file is empty (spec: beyond §10).
 */
export async function checkedFile({ name, content }: IncomingFile): Promise<CheckedFile> {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { done, value } = await content.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const type = fileTypeOf(head);
  if (type) return { name: tidyFileName(name, type, NO_NAME), type, content: whole(head, content) };
  await content.return();
  throw uploadProblem('FEIL_FILTYPE');
}

async function* whole(head: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  yield head;
  yield* rest;
}
