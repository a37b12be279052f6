import { request } from '../platform/api/request.ts';

/** An answer that takes longer won't come. */
const TIMEOUT_MS = 15_000;

/** A new one-time token. It goes to the caller alone, into no cache. Throws where none comes. */
export async function fetchJumpToken(): Promise<string> {
  const { jumpSst } = (await Promise.race([request('POST /jumpsst/'), tooLate()])) ?? {};
  if (!jumpSst) throw new Error('the answer holds no token');
  return jumpSst;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  });
}
