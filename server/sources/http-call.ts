import type { SourceCredentials } from '../platform/config/source-credentials.ts';
import { BodyTooLarge, type Fetch, readBounded } from '../platform/http/bounded-fetch.ts';
import { currentTraceparent } from '../platform/observability/trace-context.ts';
import { orNull } from '../platform/or-null.ts';
import { type AccessTokens, accessTokens } from './access-tokens.ts';
import { pdfStream } from './pdf-stream.ts';
import type { SourceFile } from './source.ts';
import { type ChangeRefusal, SourceError } from './source-error.ts';
import { sourceFetch } from './source-fetch.ts';

/** Maximum size of a response in bytes. Five hundred items with all their texts take about a quarter of it. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

const MAX_RETRY_AFTER_SECONDS = 3600;

export type SourceCall = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  /** the requested media type; JSON by default */
  accept?: 'application/pdf';
  ssn: string;
  /** the body of the request, sent as JSON */
  body?: object;
  /** the body of the request, sent as a form. It can be sent once only */
  form?: { contentType: string; content: AsyncIterable<Uint8Array> };
  idempotencyKey?: string;
  signal: AbortSignal;
};

export type CallSource = (call: SourceCall) => Promise<Response>;

/**
 * Returns functions that send requests to a source system with its credentials, over a kept connection. The
 * national id is sent only in a header and never to the target of a redirect (spec: decisions §7.2). They
 * reject with `SourceError`.
 *
 * A source may close a kept connection just when it is used again. A read is then repeated once (RFC 9110,
 * 9.2.2). A request refused with 401 was not carried out and is repeated if there is another token.
 * `timeoutMs` is the timeout of the token service.
 *
 * Downloads and uploads have connections of their own, so that slow ones do not keep other requests waiting. They
 * share the token: an upload can't be repeated, but the list that precedes it can.
 */
export function sourceCallers(
  { token: wanted, tls }: SourceCredentials = { token: null, tls: null },
  timeoutMs: number,
): Record<'call' | 'download' | 'upload', CallSource> {
  const fetch = sourceFetch(tls);
  const tokens = accessTokens(wanted, fetch, timeoutMs);
  return {
    call: callerWith(fetch, tokens),
    download: callerWith(sourceFetch(tls), tokens),
    upload: callerWith(sourceFetch(tls), tokens),
  };
}

function callerWith(fetch: Fetch, tokens: AccessTokens): CallSource {
  async function sendWith(token: string | null, call: SourceCall): Promise<Response> {
    return await send(fetch, token, call).catch((error: SourceError) => {
      if (call.method === 'GET' && error.kind === 'cut') return send(fetch, token, call);
      throw error;
    });
  }

  return async (call) => {
    const token = await tokens.get(call.signal);
    const response = await sendWith(token, call);
    if (response.status !== 401 || token === null || !tokens.refused(token) || call.form) return response;
    await discard(response);
    return await sendWith(await tokens.get(call.signal), call);
  };
}

async function send(
  fetch: Fetch,
  token: string | null,
  { method, url, accept, ssn, body, form, idempotencyKey, signal }: SourceCall,
): Promise<Response> {
  const traceparent = currentTraceparent();
  try {
    const headers = {
      accept: accept ?? 'application/json',
      'x-personident': ssn,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(form ? { 'content-type': form.contentType } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(traceparent === null ? {} : { traceparent }),
      // A compressed response has no length that could be checked.
      ...(accept ? { 'accept-encoding': 'identity' } : {}),
    };
    const sent = body ? { body: JSON.stringify(body) } : form ? { body: form.content, duplex: 'half' } : {};
    return await fetch(url, { method, headers, ...sent, signal, redirect: 'manual' } as RequestInit);
  } catch (error) {
    throw new SourceError(signal.aborted ? 'timeout' : connectionIssue(error), undefined, error);
  }
}

/** Returns the JSON of a response with status 200, or another that means success. Rejects with `SourceError`. */
export async function readJson(response: Response, signal: AbortSignal, success = [200]): Promise<unknown> {
  if (!success.includes(response.status)) throw await refusal(response, statusIssue(response.status));
  if (!isJson(response)) throw await refusal(response, 'content-type');
  const bytes = await readBytes(response, signal);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new SourceError('invalid-json');
  }
}

/** Why a system refuses a change: 400 or 422 for the customer's error, 409 for a conflict with the stored data. */
export type Refusal<Status extends number = ChangeRefusal> = { status: Status; code: string | undefined };

/** Returns the code of a response with one of the statuses, if it has one; null when the status is another. */
export async function readCode<Status extends number>(
  response: Response,
  signal: AbortSignal,
  statuses: readonly Status[],
): Promise<Refusal<Status> | null> {
  const status = statuses.find((each) => each === response.status);
  if (status === undefined) return null;
  if (!isJson(response)) {
    await discard(response);
    return { status, code: undefined };
  }
  const bytes = await readBytes(response, signal);
  return { status, code: codeIn(bytes) };
}

function codeIn(bytes: Buffer): string | undefined {
  const { code } = Object(orNull(() => JSON.parse(bytes.toString('utf8')))) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Returns whether a source has no resource at the address, which is not an error (spec: beyond §1). */
export async function isAbsent(response: Response): Promise<boolean> {
  if (response.status !== 404 && response.status !== 501) return false;
  await discard(response);
  return true;
}

/** Returns the PDF of a response with status 200. Rejects with `SourceError`. */
export async function readPdf(response: Response, signal: AbortSignal): Promise<SourceFile> {
  const { status, headers, body } = response;
  if (status !== 200) throw await refusal(response, statusIssue(status));
  const isPdf = /^application\/pdf\s*(;|$)/i.test(headers.get('content-type') ?? '');
  if (!isPdf || !body) throw await refusal(response, 'content-type');
  const length = headers.get('content-encoding') ? null : headers.get('content-length');
  return await pdfStream(body.values(), length === null ? undefined : Number(length), signal);
}

/** Rejects with `SourceError` unless the response to a PUT confirms that it was done. */
export async function readDone(response: Response): Promise<void> {
  const { status } = response;
  if (status !== 200 && status !== 204) throw await refusal(response, statusIssue(status));
  await discard(response);
}

/**
 * Returns true if the response to a DELETE confirms the deletion, which only 204 does (spec: decisions §7.2), and false
 * if there was nothing to delete. Otherwise rejects with `SourceError`.
 */
export async function readDeletion(response: Response): Promise<boolean> {
  const { status } = response;
  if (status !== 204 && status !== 404 && status !== 410) throw await refusal(response, statusIssue(status));
  await discard(response);
  return status === 204;
}

/** The HTTP client's codes for a connection that broke. All other errors mean that no connection was established. */
const BROKEN_CONNECTION = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'UND_ERR_HEADERS_OVERFLOW'];

function connectionIssue(error: unknown): 'cut' | 'unreachable' {
  const { name, code } = ((error as Error).cause ?? {}) as { name?: string; code?: string };
  return name === 'HTTPParserError' || BROKEN_CONNECTION.includes(code ?? '') ? 'cut' : 'unreachable';
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
  await discard(response);
  const { status } = response;
  const cause = Object.assign(new Error(`HTTP status ${status}`), { status });
  return new SourceError(kind, kind === 'busy' ? retryAfterOf(response) : undefined, cause);
}

/** Returns the wait in seconds. Dates and waits of more than an hour don't help a customer who waits. */
function retryAfterOf({ headers }: Response): number | undefined {
  const [seconds] = /^[1-9]\d{0,3}$/.exec(headers.get('retry-after') ?? '') ?? [];
  return seconds !== undefined && Number(seconds) <= MAX_RETRY_AFTER_SECONDS ? Number(seconds) : undefined;
}

/** Cancels the body of a response. An unread body would keep its connection occupied. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
