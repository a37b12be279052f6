import { hash } from 'node:crypto';

/** Inline styles as an element, and their hash for the content security policy. */
export type InlineStyles = { hash: string; element: Buffer };

/**
 * Returns the hash and the encoded element of styles. Call it once for each text, because every page needs
 * both.
 */
export function inlineStyles(text: string): InlineStyles {
  return { hash: hash('sha256', text, 'base64'), element: Buffer.from(`<style>${text}</style>`) };
}
