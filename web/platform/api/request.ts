import { pageLanguage } from '#texts/source-language.ts';
import type { Api } from '../../../contract/api.ts';
import type { AnswerOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from '../../../contract/endpoint.ts';
import { inTime } from '../../../domain/in-time.ts';
import { API_PATH } from '../../../domain/paths.ts';
import { isOnline, OfflineError } from '../online.ts';
import { noteExpiry } from '../session/session-expiry.ts';
import { HttpError } from './http-error.ts';
import { emitRefusal, pageHeaders } from './page-session.ts';

const REQUESTED_BY = 'forsikringsoversikt';
/** Timeouts of a read and a save, in ms. They are longer than the server waits for its sources. */
const READ_DEADLINE_MS = 20_000;
const SAVE_DEADLINE_MS = 15_000;

/** Origin of the API; empty for the page's own host. */
let apiHost = '';

/** Sends all later requests to the given origin; empty for the page's own (spec: shell §3.5). */
export function setApiHost(origin: string): void {
  apiHost = origin;
}

/** Optional fields may also be null, because forms use null. */
type OrNull<Fields> = {
  [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | null : Fields[Name];
};

/** A part of a request. Required if it has required fields; not allowed if the endpoint declares none. */
type Part<Name extends string, Fields> = [Fields] extends [undefined]
  ? { [Each in Name]?: never }
  : Record<never, never> extends Fields
    ? { [Each in Name]?: OrNull<Fields> }
    : { [Each in Name]: OrNull<Fields> };

export type ParamsPart<E> = Part<'params', ParamsOf<E>>;
export type QueryPart<E> = Part<'query', QueryOf<E>>;

type Options = {
  /** the request continues when the page is left */
  keepalive?: boolean;
  /** false: the customer did not cause the request, and it does not extend the session (spec: decisions §3.2) */
  renewsSession?: boolean;
  /** true: the customer's own call, also on a page with another customer's data */
  isOwn?: boolean;
  signal?: AbortSignal | undefined;
};

type RequestOf<E> = ParamsPart<E> &
  QueryPart<E> &
  Part<'headers', HeadersOf<E>> &
  Part<'body', BodyOf<E>> &
  Options;

type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Requests an endpoint of the API. Null fields of query and body are omitted. Returns the answer, or null on
 * 204. Throws `HttpError` from status 400 (spec: shell §7, shell §8.1). A read without an answer after 20 s, and a save
 * after 15 s, rejects with `TimeoutError`: the outcome of the save is unknown. A save while offline rejects with
 * `OfflineError` and is not sent.
 */
export async function request<Name extends keyof Api>(
  name: Name,
  ...[input]: Optional<RequestOf<Api[Name]>>
): Promise<AnswerOf<Api[Name]>> {
  const answer = send<AnswerOf<Api[Name]>>(name, input ?? {});
  if (!input?.keepalive) return await answer;
  keptAlive.add(answer);
  return await answer.finally(() => keptAlive.delete(answer));
}

/** Pending requests that continue when the page is left. */
const keptAlive = new Set<Promise<unknown>>();

/** Resolves when every pending keepalive request is settled, or after `timeoutMs`. */
export async function untilDelivered(timeoutMs: number): Promise<void> {
  await inTime(Promise.allSettled(keptAlive), timeoutMs);
}

/** Fetches the answer of a query by its key: the path, followed by the query if there is one (ADR-011). */
export async function fetchByKey(
  path: string,
  query: Fields | undefined,
  signal: AbortSignal,
  renewsSession: boolean,
): Promise<unknown> {
  return await send<unknown>(`GET ${path}`, { query, signal, renewsSession });
}

type Fields = Readonly<Record<string, unknown>>;
type Input = { [Name in 'params' | 'query' | 'headers' | 'body']?: Fields | undefined } & Options;

async function send<Answer>(name: string, input: Input): Promise<Answer> {
  const { params = {}, query = {}, headers, body = {}, keepalive = false, signal } = input;
  const { renewsSession = true, isOwn = false } = input;
  const [method = '', path = ''] = name.split(' ');
  const address = withParams(path, params) + queryString(query);
  if (method !== 'GET' && !isOnline()) throw new OfflineError();
  const token = xsrfToken();
  const deadline = AbortSignal.timeout(method === 'GET' ? READ_DEADLINE_MS : SAVE_DEADLINE_MS);
  const hasBody = method === 'POST' || method === 'PUT';
  const response = await fetch(apiHost + API_PATH + address, {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: {
      ...headers,
      ...callHeaders(isOwn),
      ...(!renewsSession && { 'X-Session-Renewal': 'no' }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(withoutNulls(body)) }),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  noteExpiry(response.headers.get('X-Session-Expiry'), renewsSession);
  // The cookie was lost, or replaced by another application of this host. The refusal has set it again.
  if (response.status === 403 && xsrfToken() !== token) return await send(name, input);
  if (response.status === 204) return null as Answer;
  const text = await response.text();
  if (response.status >= 400) {
    const details = parseOr(text, text);
    emitRefusal(response.status, details);
    throw new HttpError(response.status, response.statusText, details, address);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('Error while parsing JSON', { cause });
  }
}

/** Returns the headers of every call. `isOwn`: the customer's own, also on a page with another customer's data. */
export function callHeaders(isOwn: boolean): Readonly<Record<string, string>> {
  return {
    Accept: 'application/json',
    'X-Requested-By': REQUESTED_BY,
    'X-XSRF-TOKEN': xsrfToken(),
    'X-Kfp-Spraak': pageLanguage,
    ...pageHeaders(isOwn),
  };
}

/** Returns the address of a call, with its origin if the API has another. */
export function callAddress(path: string, params: Fields): string {
  return apiHost + API_PATH + withParams(path, params);
}

/** Returns the value of a JSON text, or `otherwise` if it is none. */
export function parseOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** Returns the address of a file on our host, for use in a link. */
export function addressOfFile<Name extends keyof Api & `GET ${string}`>(
  name: Name,
  ...[params]: ParamsOf<Api[Name]> extends undefined ? [] : [Fields & ParamsOf<Api[Name]>]
): string {
  return API_PATH + withParams(name.slice('GET '.length), params ?? {});
}

/** Returns the path with each `:name` replaced by its encoded value. */
export function withParams(path: string, params: Fields): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
}

function queryString(query: Fields): string {
  const entries = Object.entries(withoutNulls(query)).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
