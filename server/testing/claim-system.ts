import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Behaviour } from './http-sources.ts';

/** A file as the system received it. */
export type StoredFile = { key: string; name: string; type: string; content: Buffer };

/** A claims system that keeps the files of one claim. It stores a key once, as the contract asks. */
export function claimSystem() {
  const files: StoredFile[] = [];
  let requests = 0;

  const accept: Behaviour = async (request, response) => {
    requests += 1;
    const file = await readFile(request).catch(() => null);
    if (!file) return void request.socket.destroy();
    const known = files.findIndex(({ key }) => key === file.key);
    const place = known < 0 ? files.push(file) - 1 : known;
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify(receiptOf(files[place] ?? file, place)));
  };

  return {
    files: files as readonly StoredFile[],
    requests: () => requests,
    accept,
    /** Stores the file, but breaks the connection before the answer. */
    acceptAndHangUp: (async (request) => {
      requests += 1;
      const file = await readFile(request).catch(() => null);
      if (file && !files.some(({ key }) => key === file.key)) files.push(file);
      request.socket.destroy();
    }) as Behaviour,
  };
}

/** Returns a behaviour that reads the whole request and refuses it with a code. */
export function refusesFile(status: number, code?: string): Behaviour {
  return async (request, response) => {
    await readFile(request).catch(() => null);
    response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ code }));
  };
}

function receiptOf({ name, type, content }: StoredFile, place: number) {
  const mottatt = '2026-11-25T08:00:00.000Z';
  return { id: `fil-${place + 1}`, navn: name, storrelse: content.length, type, mottatt };
}

/** Rejects if the form is not complete. */
async function readFile(request: IncomingMessage): Promise<StoredFile> {
  const body = await buffer(request);
  const headers = { 'content-type': String(request.headers['content-type']) };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const file = form.get('fil');
  if (!(file instanceof File)) throw new Error('the form has no file');
  const content = Buffer.from(await file.arrayBuffer());
  return { key: String(request.headers['idempotency-key']), name: file.name, type: file.type, content };
}
