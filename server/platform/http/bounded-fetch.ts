/** Maximum size of a provider's answer, in bytes after decoding. Real ones need a hundredth of it. */
export const MAX_PROVIDER_ANSWER_BYTES = 1024 * 1024;

/** Thrown when a body has more bytes than its reader accepts. */
export class BodyTooLarge extends Error {}

/** Returns the bytes of a body. Rejects with `BodyTooLarge` as soon as there are more than `maxBytes`. */
export async function readBounded(body: Response['body'], maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Returns a `fetch` that reads responses whole. Rejects with `BodyTooLarge` above the limit. */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (url, options) => {
    const { body, status, statusText, headers } = await fetch(url, options);
    const bytes = await readBounded(body, MAX_PROVIDER_ANSWER_BYTES);
    return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers });
  };
}
