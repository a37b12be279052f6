/** Thrown when a body has more bytes than its reader accepts. */
export class BodyTooLarge extends Error {}

/**
 * Returns the bytes of a body, read chunk by chunk. Rejects with `BodyTooLarge` as soon as there are more
 * than `maxBytes`.
 */
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
