import type { Problem } from '../../../contract/problem.ts';

const API_PATH = '/api/privat/forsikring';
const REQUESTED_BY = 'forsikringsoversikt';
/** How long a save may go without an answer, in ms: longer than the server waits for its sources. */
const SAVE_DEADLINE_MS = 15_000;

/** '': the page's own host */
let apiHost = '';

/** Sends all later calls to an origin, '' for the page's own (spec: shell §3.5). */
export function setApiHost(origin: string): void {
  apiHost = origin;
}

/** null: nobody knows yet, or the page is not the portal's own */
let pageSession: string | null = null;

/**
 * Names the session that this page was rendered for (undefined: nobody is logged in) in all later calls, so that the
 * server refuses them once the browser's session is another (ADR-022).
 */
export function setPageSession(kfpSessionId: string | undefined): void {
  pageSession = kfpSessionId ?? 'none';
}

/**
 * The product's own HTTP error: the status, its text as message, and the answer's body (spec: shell §3.1, shell §8.1).
 */
export class HttpError extends Error {
  readonly status: number;
  readonly details: Problem | unknown;
  /** of the call that failed */
  readonly path: string;
  constructor(status: number, message: string, details: unknown, path = '') {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
    this.path = path;
  }
}

/**
 * Gets every answer's X-Session-Expiry: whole seconds until the session ends (spec: shell §7), and whether the call
 * renewed the session or only asked.
 */
type ExpiryListener = (seconds: number, renewed: boolean) => void;
const expiryListeners = new Set<ExpiryListener>();

/** Calls `listener` for every answer that tells how long the session lasts. Gives the way to stop. */
export function onSessionExpiry(listener: ExpiryListener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/**
 * Why the server refuses the calls of this page: `ended`, its session is over; `other`, the browser's session is another
 * than the page was rendered for.
 */
export type SessionRefusal = 'ended' | 'other';
const refusalListeners = new Set<(refusal: SessionRefusal) => void>();

/** Calls `listener` for every call that is refused because of the page's session. Returns an unsubscribe function. */
export function onSessionRefusal(listener: (refusal: SessionRefusal) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Body = Readonly<Record<string, unknown>>;

/**
 * GET of a call of the product, its path beginning after /api/privat/forsikring. Null fields of the query are
 * left out. `renews` false: the customer did not cause it, and the session's idle limit stays (spec: decisions §3.2).
 * Gives the JSON, null on 204. Throws `HttpError` from status 400 on (spec: shell §7, shell §8.1).
 */
export async function get<T>(
  path: string,
  query: Query = {},
  signal?: AbortSignal,
  renews = true,
): Promise<T> {
  return await call<T>('GET', path + queryString(query), { signal, renews });
}

export type PostOptions = {
  /** the call goes on when the page is left */
  keepalive?: boolean;
  /** the same key again replaces what was sent before, where the call knows keys */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/**
 * POST with a JSON body, null fields left out; otherwise as `get`. Like all that saves, it rejects with a `TimeoutError`
 * where no answer has come after 15 s: then nobody knows whether it was saved.
 */
export async function post<T>(
  path: string,
  body: Body = {},
  { keepalive = false, idempotencyKey, signal }: PostOptions = {},
): Promise<T> {
  const headers = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
  return await call<T>('POST', path, { body, keepalive, signal, headers });
}

/** PUT with a JSON body, null fields left out; otherwise as `post`. */
export async function put<T>(path: string, body: Body = {}): Promise<T> {
  return await call<T>('PUT', path, { body });
}

/** DELETE, with a query as `get` has; otherwise as `post`. */
export async function remove<T>(path: string, query: Query = {}): Promise<T> {
  return await call<T>('DELETE', path + queryString(query), {});
}

type Options = Pick<RequestInit, 'keepalive'> & {
  body?: Body;
  signal?: AbortSignal | undefined;
  renews?: boolean;
  headers?: Record<string, string>;
};

async function call<T>(
  method: string,
  path: string,
  { body, signal = deadlineOf(method), renews = true, keepalive = false, headers }: Options,
): Promise<T> {
  const response = await fetch(apiHost + API_PATH + path, {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: {
      ...headers,
      Accept: 'application/json',
      'X-Requested-By': REQUESTED_BY,
      'X-XSRF-TOKEN': xsrfToken(),
      ...(pageSession === null ? {} : { 'X-Kfp-Session-Id': pageSession }),
      ...(renews ? {} : { 'X-Session-Renewal': 'no' }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(withoutNulls(body)) }),
    ...(signal ? { signal } : {}),
  });
  emitExpiry(response, renews);
  if (response.status === 204) return null as T;
  const text = await response.text();
  if (response.status >= 400) {
    const details = parseOr(text, text);
    emitRefusal(response.status, details);
    throw new HttpError(response.status, response.statusText, details, path);
  }
  return parse<T>(text);
}

function deadlineOf(method: string): AbortSignal | undefined {
  return method === 'GET' ? undefined : AbortSignal.timeout(SAVE_DEADLINE_MS);
}

function emitExpiry(response: Response, renewed: boolean): void {
  const header = response.headers.get('X-Session-Expiry');
  if (header === null) return;
  for (const listener of expiryListeners) listener(Number(header), renewed);
}

function emitRefusal(status: number, details: unknown): void {
  const refusal = refusalOf(status, details);
  if (refusal) for (const listener of refusalListeners) listener(refusal);
}

/** Whoever is not logged in has no session that could be over. */
function refusalOf(status: number, details: unknown): SessionRefusal | null {
  if (status === 401) return pageSession === 'none' ? null : 'ended';
  const isOther = status === 409 && (details as Partial<Problem> | null)?.code === 'ANNEN_OKT';
  return isOther ? 'other' : null;
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error('Error while parsing JSON', { cause });
  }
}

function parseOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

function queryString(query: Query): string {
  const entries = Object.entries(withoutNulls(query)).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

function withoutNulls(fields: Body): Body {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
