import { hash } from 'node:crypto';

/** Styles that stand in the page as an element, and the hash by which the content security policy allows them. */
export type InlineStyles = { hash: string; element: Buffer };

/** Hashes and encodes styles; do it once for each text, since every page needs both. */
export function inlineStyles(text: string): InlineStyles {
  return { hash: hash('sha256', text, 'base64'), element: Buffer.from(`<style>${text}</style>`) };
}
