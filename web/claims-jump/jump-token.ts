import { request } from '../platform/api/request.ts';

/** Maximum time to wait for the response. */
const TIMEOUT_MS = 15_000;

/**
 * Returns a new one-time token, which is never cached. Throws if the request fails, times out or returns no
 * token.
 */
export async function fetchJumpToken(): Promise<string> {
  const { jumpSst } = (await Promise.race([request('POST /jumpsst/'), rejectOnTimeout()])) ?? {};
  if (!jumpSst) throw new Error('the response contains no token');
  return jumpSst;
}

function rejectOnTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no response in time')), TIMEOUT_MS);
  });
}
