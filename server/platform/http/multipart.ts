import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '../../../domain/file-type.ts';
import { inTime } from '../../../domain/in-time.ts';
import { silentUploads } from './body-time.ts';
import { ProblemError } from './errors.ts';

/** A file as it arrives. `content` throws a problem if it is too large, is cut off, or is followed by another file. */
export type IncomingFile = {
  /** as the browser names it */
  name: string;
  content: AsyncGenerator<Buffer, void>;
};

/** Reads the body of a request up to the first bytes of its file. */
export type Upload = () => Promise<IncomingFile>;

/** A form with a file, read up to the file. The file is null if the form has none. */
export type FileForm = { fields: URLSearchParams; file: IncomingFile | null };

/** Accepts `multipart/form-data` on the routes of `app`. Their handlers read the body. */
export async function acceptFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: 8 * 1024,
      fields: 20,
      parts: 25,
      fileSize: MAX_UPLOAD_BYTES + 1,
    },
    throwFileSizeLimit: false,
  });
}

/**
 * Reads the fields before the file in the field `fileField`, and returns them with the file. Skips a file field that the
 * customer left empty. Throws a problem if the body is no such form.
 */
export async function readFileForm(request: FastifyRequest, fileField: string): Promise<FileForm> {
  if (!request.isMultipart?.()) throw new ProblemError(415, 'invalidForm');
  const parts = request.parts();
  const fields = new URLSearchParams();
  for (;;) {
    const part = await nextPart(request, parts);
    if (!part) return { fields, file: null };
    if (part.type === 'field') fields.append(part.fieldname, String(part.value));
    else if (isLeftEmpty(part)) part.file.resume();
    else if (part.fieldname === fileField)
      return { fields, file: { name: part.filename, content: contentOf(request, part, parts) } };
    else throw new ProblemError(400, 'invalidForm');
  }
}

/** Returns a function that reads the body up to its file. Throws a problem if there is none. */
export function uploadOf(request: FastifyRequest, fileField: string): Upload {
  return async () => {
    const { file } = await readFileForm(request, fileField);
    if (!file) throw new ProblemError(400, 'noFile');
    return file;
  };
}

type Parts = AsyncIterableIterator<Multipart>;

async function nextPart(request: FastifyRequest, parts: Parts): Promise<Multipart | null> {
  const { done, value } = await arriving(request, parts.next());
  return done ? null : value;
}

function isLeftEmpty({ filename }: MultipartFile): boolean {
  return filename === undefined || filename === '';
}

async function* contentOf(
  request: FastifyRequest,
  { file }: MultipartFile,
  parts: Parts,
): AsyncGenerator<Buffer, void> {
  const chunks = file[Symbol.asyncIterator]();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await arriving(request, chunks.next());
      if (done) break;
      size += value.length;
      if (size > MAX_UPLOAD_BYTES) throw new ProblemError(413, 'fileTooLarge', 'FOR_STOR');
      yield value;
    }
    await expectNoMoreFiles(request, parts);
  } finally {
    file.destroy();
  }
}

async function expectNoMoreFiles(request: FastifyRequest, parts: Parts): Promise<void> {
  for (let part = await nextPart(request, parts); part; part = await nextPart(request, parts)) {
    if (part.type !== 'file') continue;
    if (!isLeftEmpty(part)) throw new ProblemError(400, 'oneFileOnly');
    part.file.resume();
  }
}

/** Waits for the next piece of the body. Throws a problem if the client falls silent or the body is cut off. */
async function arriving<T>(request: FastifyRequest, next: Promise<T>): Promise<T> {
  const arrived = await inTime(next, request.server.silenceMs).catch((error) => {
    throw error instanceof ProblemError ? error : new ProblemError(400, 'fileCutOff');
  });
  if (arrived !== undefined) return arrived;
  silentUploads.add(request);
  throw new ProblemError(408, 'tooSlow');
}
