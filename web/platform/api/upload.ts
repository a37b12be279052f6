import type { Api } from '../../../contract/api.ts';
import type { AnswerOf, HeadersOf, ParamsOf } from '../../../contract/endpoint.ts';
import { isOnline, OfflineError } from '../online.ts';
import { noteExpiry } from '../session/session-expiry.ts';
import { HttpError } from './http-error.ts';
import { emitRefusal } from './page-session.ts';
import { callAddress, callHeaders, parseOr } from './request.ts';

/** Maximum time without progress, in ms. A phone may lose its network without noticing. */
const STALL_MS = 60_000;

const TOKEN = 'X-XSRF-TOKEN';

/** The endpoint that takes a file. */
type UploadName = { [Name in keyof Api]: Api[Name] extends { fileField: string } ? Name : never }[keyof Api];
type Answer = AnswerOf<Api[UploadName]>;

type Input = {
  params: ParamsOf<Api[UploadName]>;
  headers: HeadersOf<Api[UploadName]>;
  file: File;
  /** receives the share that has been sent, from 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file to an endpoint. Returns the answer. Throws `HttpError` from status 400, `TypeError` if the connection
 * breaks or stalls, or if something else than the portal answers, and `OfflineError` without a network. `fetch` tells no
 * progress, so this is the only XMLHttpRequest.
 */
export function upload(name: UploadName, input: Input): Promise<Answer> {
  const { params, headers, file, onProgress, signal } = input;
  if (!isOnline()) return Promise.reject(new OfflineError());
  const common = callHeaders(true);
  const [, path = ''] = name.split(' ');
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const call = new XMLHttpRequest();
  const broken = () => {
    reject(new TypeError('The upload broke off'));
    call.abort();
  };
  let stalled = setTimeout(broken, STALL_MS);
  const abort = () => {
    reject(signal.reason);
    call.abort();
  };
  signal.addEventListener('abort', abort);
  call.open('POST', callAddress(path, params));
  for (const [header, value] of Object.entries({ ...common, ...headers }))
    call.setRequestHeader(header, String(value));
  call.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(stalled);
    stalled = setTimeout(broken, STALL_MS);
    if (total > 0) onProgress(loaded / total);
  };
  call.onerror = broken;
  call.onload = () => {
    noteExpiry(call.getResponseHeader('X-Session-Expiry'), true);
    // As with `request`: the refusal has set the cookie again.
    if (call.status === 403 && callHeaders(true)[TOKEN] !== common[TOKEN])
      return resolve(upload(name, input));
    const answer = parseOr(call.responseText, call.responseText);
    if (call.status < 400) return isReceived(answer) ? resolve(answer) : broken();
    emitRefusal(call.status, answer);
    reject(new HttpError(call.status, call.statusText, answer, path));
  };
  const body = new FormData();
  body.append('fil', file);
  call.send(body);
  return promise.finally(() => {
    clearTimeout(stalled);
    signal.removeEventListener('abort', abort);
  });
}

/** Returns whether an answer is the portal's: a network with a page of its own answers every call. */
function isReceived(answer: unknown): answer is Answer {
  return typeof (answer as Partial<Answer> | null)?.id === 'string';
}
