import { readBounded } from './bounded-body.ts';

/** What one answer of a login provider's or token service's may hold, in bytes as read: metadata, keys and tokens are a hundredth. */
export const MAX_PROVIDER_ANSWER_BYTES = 1024 * 1024;

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** `fetch` with answers read whole. Rejects with `BodyTooLarge` where one is longer than a provider's ever is. */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (url, options) => {
    const { body, status, statusText, headers } = await fetch(url, options);
    const bytes = await readBounded(body, MAX_PROVIDER_ANSWER_BYTES);
    return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers });
  };
}
