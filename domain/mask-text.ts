/**
 * Returns a text in a form that has no part in common with it, and that `unmaskText` reads. A compressed page may
 * contain text from its address only like this: the page's length would otherwise tell whether the text also occurs
 * elsewhere in it (BREACH). `key` is that of the page's forms, of letters, digits, `-` and `_`.
 */
export function maskText(text: string, key: string): string {
  const masked = String.fromCharCode(...withKey(new TextEncoder().encode(text), key));
  return `${key}.${btoa(masked).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Returns the text that `maskText` masked; null if it did not. */
export function unmaskText(masked: string): string | null {
  const [, key, text] = /^([\w-]+)\.([\w-]*)$/.exec(masked) ?? [];
  if (key === undefined || text === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(withKey(bytes, key));
  } catch {
    return null;
  }
}

function withKey(bytes: Uint8Array, key: string): Uint8Array {
  return bytes.map((byte, place) => byte ^ key.charCodeAt(place % key.length));
}
