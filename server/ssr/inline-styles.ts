import { createHash } from 'node:crypto';

/** Styles that stand in the page, and the hash by which the content security policy allows them. */
export type InlineStyles = { text: string; hash: string };

/** Hashes styles; do it once for each text, since every page needs the hash. */
export function inlineStyles(text: string): InlineStyles {
  return { text, hash: createHash('sha256').update(text).digest('base64') };
}
