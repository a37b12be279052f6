/** Maximum size of a file, in bytes (spec: beyond §1). */
const MAX_PDF_BYTES = 20 * 1024 * 1024;
/** The same in base64 characters. */
export const MAX_PDF_TEXT = Math.ceil(MAX_PDF_BYTES / 3) * 4;
export const PDF_RULE = 'must be a PDF in base64, of at most 20 MB';

const HEAD = '%PDF-';

/** Returns whether the text is a PDF in base64. Checks only its beginning. */
export function isPdf(text: string): boolean {
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return isBase64 && Buffer.from(text.slice(0, 8), 'base64').toString('latin1').startsWith(HEAD);
}

/** Returns the number of bytes that a base64 text encodes. */
export function bytesOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}

/** Base64 characters per chunk of a file: whole bytes, and little memory. */
const PART_LENGTH = 240_000;

/** Returns a base64 text in parts, each of whole bytes. */
export function partsOf(base64: string): string[] {
  const count = Math.ceil(base64.length / PART_LENGTH);
  return Array.from({ length: count }, (_, part) =>
    base64.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH),
  );
}
