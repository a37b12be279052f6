/** Content security policy of a file: it may be displayed, but without scripts, forms or requests. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** Safari applies the sandbox to its own PDF viewer, and shows an empty page without what the viewer needs. */
const PDF_POLICY = `${FILE_POLICY} allow-same-origin allow-scripts allow-modals allow-downloads`;

/** Returns the headers of a file that the browser displays, or saves if it is JSON. `name` is its name when saved. */
export function fileHeaders(type: string, name: string, size: number | undefined): Record<string, string> {
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': disposition(type === 'application/json' ? 'attachment' : 'inline', name),
    'content-security-policy': type === 'application/pdf' ? PDF_POLICY : FILE_POLICY,
    'cache-control': 'no-store',
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  };
}

/** Returns the disposition with the name twice: in ASCII for old clients, and encoded by RFC 8187. */
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

/** Returns a name without characters that file systems reject or that could end the header value. */
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
