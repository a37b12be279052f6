/** The types of files that claims accept (spec: beyond §10). */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Maximum size of a file that a customer sends, in bytes (spec: beyond §10). */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
/** Number of bytes that decide the type of a file. */
export const HEAD_BYTES = 64;

/** The brands of pictures in HEVC (ISO/IEC 23008-12, B.4). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Returns the type of a file by its first bytes; null if it is none that a claim accepts (spec: beyond §10). */
export function fileTypeOf(head: Uint8Array): FileType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  return isHeic(text) ? 'image/heic' : null;
}

/** An ISO media file begins with a box `ftyp`: its size, its name, the major brand, a version, other brands. */
function isHeic(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp' || !text.startsWith('\0\0\0')) return false;
  const box = text.slice(0, text.charCodeAt(3));
  const brands = [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => HEIC_BRANDS.includes(brand));
}
