const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const WOFF2 = Buffer.from('wOF2');
const APP_ICON_SIZE = 512;
const WOFF2_HEADER_BYTES = 48;

/**
 * Returns the issue of a file that must be a PNG of 512 by 512 pixels, or null. The text follows the file
 * name.
 */
export function pngIssue(content: Buffer): string | null {
  if (content.length < 33 || !content.subarray(0, 8).equals(PNG)) return 'is not a PNG';
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  if (width === APP_ICON_SIZE && height === APP_ICON_SIZE) return null;
  return `must be ${APP_ICON_SIZE} by ${APP_ICON_SIZE} pixels, but is ${width} by ${height}`;
}

/**
 * Returns the issue of a file that must be a complete WOFF2 font, or null. The text follows the file name.
 */
export function woff2Issue(content: Buffer): string | null {
  if (content.length < WOFF2_HEADER_BYTES || !content.subarray(0, 4).equals(WOFF2))
    return 'is not a WOFF2 font';
  const [length, tables] = [content.readUInt32BE(8), content.readUInt16BE(12)];
  return length === content.length && tables > 0 ? null : 'is not a complete WOFF2 font';
}
