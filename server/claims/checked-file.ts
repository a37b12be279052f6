import { type FileType, fileTypeOf, HEAD_BYTES } from '../../domain/file-type.ts';
import type { IncomingFile } from '../platform/http/multipart.ts';
import type { CheckedFile } from '../sources/source.ts';
import { uploadProblem } from '../sources/upload-problems.ts';

/** The name of a picture without a name. */
const NO_NAME = 'fil';
/** The extensions of each type; the first one is added to a name that has none of them. */
const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};
const MAX_NAME = 150;

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
  if (type) return { name: tidyFileName(name, type), type, content: whole(head, content) };
  await content.return();
  throw uploadProblem('FEIL_FILTYPE');
}

async function* whole(head: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  yield head;
  yield* rest;
}

/**
 * Returns the last part of a file name without characters that could mislead a reader or a system. It ends with an
 * extension of the type.
 */
export function tidyFileName(name: string, type: FileType): string {
  const [last = ''] = name.toWellFormed().split(/[/\\]/).slice(-1);
  const clean = last
    .normalize('NFC')
    // How browsers write a quotation mark and line breaks.
    .replace(/%(?:22|0D|0A)/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, stem = clean, extension = ''] = /^(.*)\.([^.]*)$/.exec(clean) ?? [];
  const isOfType = EXTENSIONS[type].includes(extension.toLowerCase());
  const kept = [...(isOfType ? stem : clean)].slice(0, MAX_NAME).join('').trim() || NO_NAME;
  return `${kept}.${isOfType ? extension : EXTENSIONS[type][0]}`;
}
