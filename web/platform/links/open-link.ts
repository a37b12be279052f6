import { API_PATH, PORTAL_PATH } from '../../../domain/paths.ts';

/** Addresses of our own PDF files, which have no .pdf extension (ADR-033). */
const OWN_PDF = /^\/api\/privat\/forsikring\/(?:dokumenter|bekreftelser)\//;
/** Port where plain http is allowed (spec: shell §5). */
const PLAIN_HTTP_PORT = '8000';

/** An address that must not be opened: 'URL is not valid.' or 'Plain text http is not allowed.' (spec: shell §8.1). */
export class RefusedAddress extends Error {}

/**
 * Returns the absolute address. Throws `RefusedAddress` if it must not be opened. Plain http is allowed only
 * for the portal's own origin and on port 8000 (spec: shell §5, shell §8.1).
 */
export function checkedAddress(url: string, portalOrigin: string): string {
  if (!URL.canParse(url)) throw new RefusedAddress('URL is not valid.');
  const { protocol, port, href, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new RefusedAddress('URL is not valid.');
  const isPlain = protocol === 'http:' && port !== PLAIN_HTTP_PORT && origin !== portalOrigin;
  if (isPlain) throw new RefusedAddress('Plain text http is not allowed.');
  return href;
}

/**
 * Returns whether an address has another origin, is a PDF, or belongs to another app on the same origin. Our other files,
 * such as the calendar, need the session of the window: the app's browser has none.
 */
export function leavesPortal(url: URL, portalOrigin: string): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.origin !== portalOrigin) return true;
  if (url.pathname.startsWith(`${API_PATH}/`)) return isPdf(url, portalOrigin);
  return url.pathname !== PORTAL_PATH && !url.pathname.startsWith(`${PORTAL_PATH}/`);
}

/** Returns whether an address is a PDF: by its extension, or one of our own. */
export function isPdf({ origin, pathname }: URL, portalOrigin: string): boolean {
  return /\.pdf$/i.test(pathname) || (origin === portalOrigin && OWN_PDF.test(pathname));
}
