import { readBounded } from './bounded-body.ts';

/**
 * Maximum size of a response from a login provider or token service, in bytes after decoding. Metadata, keys
 * and tokens need a hundredth of it.
 */
export const MAX_PROVIDER_ANSWER_BYTES = 1024 * 1024;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` that reads responses whole. It rejects with `BodyTooLarge` if a response exceeds the
 * limit.
 */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (url, options) => {
    const { body, status, statusText, headers } = await fetch(url, options);
    const bytes = await readBounded(body, MAX_PROVIDER_ANSWER_BYTES);
    return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers });
  };
}
