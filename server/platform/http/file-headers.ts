/** A file may show itself and do nothing: no script, no form, no address. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * Returns the headers of a file that the browser shows, or keeps where it is JSON, by the name that it is to have when it is kept. Security headers that
 * every answer has are not among them.
 */
export function fileHeaders(type: string, name: string, size: number | undefined): Record<string, string> {
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': disposition(type === 'application/json' ? 'attachment' : 'inline', name),
    'content-security-policy': FILE_POLICY,
    'cache-control': 'no-store',
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  };
}

/** The disposition with the name twice, plain for old readers, and as RFC 8187 writes what ASCII has not. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const safe = fileName(name);
  const ascii = safe
    .replace(/[æÆ]/g, 'ae')
    .replace(/[øØ]/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extendedValue(safe)}`;
}

/** Without what no file system takes, or what could end the header's text. */
function fileName(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029"\\/:*?<>|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
