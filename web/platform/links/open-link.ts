import { API_PATH, PORTAL_PATH } from '../../../domain/paths.ts';

/** Addresses of our own PDF files, which have no .pdf extension (ADR-033). */
const OWN_PDF = /^\/api\/privat\/forsikring\/(?:dokumenter|bekreftelser)\//;
/** From this length, the app's PDF viewer can't open an address (spec: decisions §5). */
const TOO_LONG = 1000;
/** Port where plain http is allowed (spec: shell §5). */
const PLAIN_HTTP_PORT = '8000';

/** A message to the mobile bank app (spec: decisions §5). */
export type BridgeMessage = { type: 'openUrl' | 'openPdf'; url: string };

export type OpenLinkDeps = {
  /** the portal's own origin */
  portalOrigin: string;
  /** sends a message to the app; returns false if there is no app */
  postToApp(message: BridgeMessage): boolean;
  /** returns a short one-time address, or null if the server refuses the address */
  shorten(url: string): Promise<string | null>;
  /** opens the address without the app */
  open(url: string): void;
};

/**
 * Opens an address that leaves the portal through the mobile bank app (spec: shell §1, decisions §5). Throws
 * `RefusedAddress` (spec: shell §8.1), and the errors of `shorten`.
 */
export async function openLink(
  url: string,
  { portalOrigin, postToApp, shorten, open }: OpenLinkDeps,
): Promise<void> {
  const address = checkedAddress(url, portalOrigin);
  const message = await messageFor(address, portalOrigin, shorten);
  if (!postToApp(message)) open(message.url);
}

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

/** A PDF address that is too long and can't be shortened opens in the app's browser, which accepts any length. */
async function messageFor(
  address: string,
  portalOrigin: string,
  shorten: OpenLinkDeps['shorten'],
): Promise<BridgeMessage> {
  if (!isPdf(new URL(address), portalOrigin)) return { type: 'openUrl', url: address };
  if (address.length < TOO_LONG) return { type: 'openPdf', url: address };
  const short = await shorten(address);
  return short === null ? { type: 'openUrl', url: address } : { type: 'openPdf', url: short };
}

function isPdf({ origin, pathname }: URL, portalOrigin: string): boolean {
  return /\.pdf$/i.test(pathname) || (origin === portalOrigin && OWN_PDF.test(pathname));
}
