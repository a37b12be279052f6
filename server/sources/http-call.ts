import { BodyTooLarge, readBounded } from '../platform/http/bounded-body.ts';
import { SourceError } from './source-error.ts';

/** What one answer may hold, in bytes as read: some five hundred items with all their texts are a tenth of it. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export type SourceCall = {
  method: 'GET' | 'DELETE';
  url: string;
  ssn: string;
  signal: AbortSignal;
};

/**
 * Asks a source system, over a connection that is kept. The national id goes in the header alone, and never on to where a
 * redirect points (spec: decisions §7.2). Rejects with `SourceError`.
 *
 * A source may close a kept connection in the moment it is used again: a read is then sent once more (RFC 9110, 9.2.2).
 */
export async function callSource(call: SourceCall): Promise<Response> {
  return await send(call).catch((error: SourceError) => {
    if (call.method === 'GET' && error.kind === 'cut') return send(call);
    throw error;
  });
}

async function send({ method, url, ssn, signal }: SourceCall): Promise<Response> {
  try {
    const headers = { accept: 'application/json', 'x-personident': ssn };
    return await fetch(url, { method, headers, signal, redirect: 'manual' });
  } catch (error) {
    throw new SourceError(signal.aborted ? 'timeout' : connectionIssue(error));
  }
}

/** The JSON of an answer with status 200. Rejects with `SourceError`. */
export async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  if (response.status !== 200) throw await refusal(response, statusIssue(response.status));
  if (!isJson(response)) throw await refusal(response, 'content-type');
  const bytes = await readBytes(response, signal);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new SourceError('invalid-json');
  }
}

/**
 * Whether the answer to a DELETE says that it was done: 204 alone does (spec: decisions §7.2); false: there was none.
 * Rejects with `SourceError` where it says neither.
 */
export async function readDeletion(response: Response): Promise<boolean> {
  await letGo(response);
  const { status } = response;
  if (status === 204) return true;
  if (status === 404 || status === 410) return false;
  throw new SourceError(statusIssue(status));
}

/** How the HTTP client names a connection that was there; all else is a connection that never came about. */
const BROKEN = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'UND_ERR_HEADERS_OVERFLOW'];

function connectionIssue(error: unknown): 'cut' | 'unreachable' {
  const { name, code } = ((error as Error).cause ?? {}) as { name?: string; code?: string };
  return name === 'HTTPParserError' || BROKEN.includes(code ?? '') ? 'cut' : 'unreachable';
}

function statusIssue(status: number): 'odd-status' | 'redirect' | 'refused' | 'failed' {
  if (status < 300) return 'odd-status';
  if (status < 400) return 'redirect';
  return status < 500 ? 'refused' : 'failed';
}

function isJson(response: Response): boolean {
  return /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(response.headers.get('content-type') ?? '');
}

async function readBytes(response: Response, signal: AbortSignal): Promise<Buffer> {
  try {
    return await readBounded(response.body, MAX_ANSWER_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new SourceError('too-large');
    throw new SourceError(signal.aborted ? 'timeout' : 'cut');
  }
}

async function refusal(response: Response, kind: SourceError['kind']): Promise<SourceError> {
  await letGo(response);
  return new SourceError(kind);
}

/** A body that nobody reads would hold its connection. */
async function letGo(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
