import type { SourceCredentials } from '../platform/config/source-credentials.ts';
import { BodyTooLarge, readBounded } from '../platform/http/bounded-body.ts';
import { currentTraceparent } from '../platform/observability/trace-context.ts';
import { accessTokens } from './access-tokens.ts';
import { pdfStream } from './pdf-stream.ts';
import type { SourceFile } from './source.ts';
import { SourceError } from './source-error.ts';
import { type Fetch, sourceFetch } from './source-fetch.ts';

/** What one answer may hold, in bytes as read: some five hundred items with all their texts are a quarter of it. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

const LONGEST_WAIT_SECONDS = 3600;

export type SourceCall = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  /** the media type that is asked for; JSON where none is named */
  accept?: 'application/pdf';
  ssn: string;
  /** goes along as JSON */
  body?: object;
  signal: AbortSignal;
};

export type CallSource = (call: SourceCall) => Promise<Response>;

/**
 * Returns what asks a source system, over a connection that is kept, with the credentials that it wants. The national id goes in
 * the header alone, and never on to where a redirect points (spec: decisions §7.2). It rejects with `SourceError`.
 *
 * A source may close a kept connection in the moment it is used again: a read is then sent once more (RFC 9110, 9.2.2). So is
 * what it refuses with 401, where there is another token; nothing was done then. `timeoutMs`: how long a token may take.
 */
export function sourceCaller(
  { token: wanted, tls }: SourceCredentials = { token: null, tls: null },
  timeoutMs: number,
): CallSource {
  const fetch = sourceFetch(tls);
  const tokens = accessTokens(wanted, fetch, timeoutMs);

  async function sendWith(token: string | null, call: SourceCall): Promise<Response> {
    return await send(fetch, token, call).catch((error: SourceError) => {
      if (call.method === 'GET' && error.kind === 'cut') return send(fetch, token, call);
      throw error;
    });
  }

  return async (call) => {
    const token = await tokens.get(call.signal);
    const response = await sendWith(token, call);
    if (response.status !== 401 || token === null || !tokens.refused(token)) return response;
    await letGo(response);
    return await sendWith(await tokens.get(call.signal), call);
  };
}

async function send(
  fetch: Fetch,
  token: string | null,
  { method, url, accept, ssn, body, signal }: SourceCall,
): Promise<Response> {
  const traceparent = currentTraceparent();
  try {
    const headers = {
      accept: accept ?? 'application/json',
      'x-personident': ssn,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(traceparent === null ? {} : { traceparent }),
      // What is packed has no length that could be checked.
      ...(accept ? { 'accept-encoding': 'identity' } : {}),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    return await fetch(url, { method, headers, ...sent, signal, redirect: 'manual' });
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

/** Why a system does not do what the customer asks for: the customer's to mend, or in the way of what is stored. */
export type Refusal = { status: 400 | 409; code: string | undefined };

/** Returns how a system refuses a change; null: it does not. Nothing of the refusal but a code is taken along. */
export async function readRefusal(response: Response, signal: AbortSignal): Promise<Refusal | null> {
  const { status } = response;
  if (status !== 400 && status !== 409) return null;
  if (!isJson(response)) {
    await letGo(response);
    return { status, code: undefined };
  }
  const bytes = await readBytes(response, signal);
  return { status, code: codeIn(bytes) };
}

function codeIn(bytes: Buffer): string | undefined {
  try {
    const { code } = Object(JSON.parse(bytes.toString('utf8'))) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a source says that it has no such thing at all, which is no error (spec: beyond §1). */
export async function isWithout(response: Response): Promise<boolean> {
  if (response.status !== 404 && response.status !== 501) return false;
  await letGo(response);
  return true;
}

/** The PDF of an answer with status 200. Rejects with `SourceError`. */
export async function readPdf(response: Response, signal: AbortSignal): Promise<SourceFile> {
  const { status, headers, body } = response;
  if (status !== 200) throw await refusal(response, statusIssue(status));
  const isPdf = /^application\/pdf\s*(;|$)/i.test(headers.get('content-type') ?? '');
  if (!isPdf || !body) throw await refusal(response, 'content-type');
  const length = headers.get('content-encoding') ? null : headers.get('content-length');
  return await pdfStream(body.values(), length === null ? undefined : Number(length), signal);
}

/** Rejects with `SourceError` where the answer to a PUT does not say that it was done. */
export async function readDone(response: Response): Promise<void> {
  const { status } = response;
  if (status !== 200 && status !== 204) throw await refusal(response, statusIssue(status));
  await letGo(response);
}

/**
 * Whether the answer to a DELETE says that it was done: 204 alone does (spec: decisions §7.2); false: there was none.
 * Rejects with `SourceError` where it says neither.
 */
export async function readDeletion(response: Response): Promise<boolean> {
  const { status } = response;
  if (status !== 204 && status !== 404 && status !== 410) throw await refusal(response, statusIssue(status));
  await letGo(response);
  return status === 204;
}

/** How the HTTP client names a connection that was there; all else is a connection that never came about. */
const BROKEN = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'UND_ERR_HEADERS_OVERFLOW'];

function connectionIssue(error: unknown): 'cut' | 'unreachable' {
  const { name, code } = ((error as Error).cause ?? {}) as { name?: string; code?: string };
  return name === 'HTTPParserError' || BROKEN.includes(code ?? '') ? 'cut' : 'unreachable';
}

function statusIssue(status: number): 'odd-status' | 'redirect' | 'refused' | 'busy' | 'failed' {
  if (status === 429) return 'busy';
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
  return new SourceError(kind, kind === 'busy' ? retryAfterOf(response) : undefined);
}

/** In seconds; a date, or more than an hour, is no help to a customer who waits. */
function retryAfterOf({ headers }: Response): number | undefined {
  const [seconds] = /^[1-9]\d{0,3}$/.exec(headers.get('retry-after') ?? '') ?? [];
  return seconds !== undefined && Number(seconds) <= LONGEST_WAIT_SECONDS ? Number(seconds) : undefined;
}

/** A body that nobody reads would hold its connection. */
async function letGo(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
