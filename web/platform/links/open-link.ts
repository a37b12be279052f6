import { addressOf, PATHS } from '../../../domain/paths.ts';

/** Where the portal lies: what stands below it is no link out. */
const PORTAL_PATH = addressOf(PATHS.overview);
/** Our own files that are PDFs, whose addresses don't end as PDFs do (ADR-062). */
const OWN_PDF = /^\/api\/privat\/forsikring\/(?:dokumenter|bekreftelser)\//;
/** From this length on, the app's PDF viewer can't take an address (spec: decisions §5). */
const TOO_LONG = 1000;
/** Where plain http is let through (spec: shell §5). */
const PLAIN_HTTP_PORT = '8000';

/** What the mobile bank app receives (spec: decisions §5). */
export type BridgeMessage = { type: 'openUrl' | 'openPdf'; url: string };

export type LinkDeps = {
  inMobileBank: boolean;
  /** the portal's own origin */
  portalOrigin: string;
  /** hands a message to the app; false where there is no app to hand it to */
  postToApp(message: BridgeMessage): boolean;
  /** a short one-time address for one that is too long; null where the server makes none for that address */
  shorten(url: string): Promise<string | null>;
  /** opens the address as the browser does */
  open(url: string): void;
};

/**
 * Opens an address that leaves the portal: in the mobile bank app through the app, else as the browser does
 * (spec: shell §1, decisions §5). Throws `RefusedAddress` (spec: shell §8.1), and what `shorten` throws.
 */
export async function openLink(
  url: string,
  { inMobileBank, portalOrigin, postToApp, shorten, open }: LinkDeps,
): Promise<void> {
  const address = checkedAddress(url, portalOrigin);
  if (!inMobileBank) return open(address);
  const message = await messageFor(address, portalOrigin, shorten);
  if (!postToApp(message)) open(message.url);
}

/** An address that is not to be opened, 'URL is not valid.' or 'Plain text http is not allowed.' (spec: shell §8.1). */
export class RefusedAddress extends Error {}

/**
 * The whole address, if it may be opened; plain http only where the portal itself came so (spec: shell §5, shell §8.1).
 */
export function checkedAddress(url: string, portalOrigin: string): string {
  if (!URL.canParse(url)) throw new RefusedAddress('URL is not valid.');
  const { protocol, port, href, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new RefusedAddress('URL is not valid.');
  const isPlain = protocol === 'http:' && port !== PLAIN_HTTP_PORT && origin !== portalOrigin;
  if (isPlain) throw new RefusedAddress('Plain text http is not allowed.');
  return href;
}

/** Whether an address leaves the portal: another origin, or another app of the same one. */
export function leavesPortal(url: URL, portalOrigin: string): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.origin !== portalOrigin) return true;
  return url.pathname !== PORTAL_PATH && !url.pathname.startsWith(`${PORTAL_PATH}/`);
}

/** What is too long for the app's viewer and can't be shortened goes to the app's browser, which takes any length. */
async function messageFor(
  address: string,
  portalOrigin: string,
  shorten: LinkDeps['shorten'],
): Promise<BridgeMessage> {
  if (!isPdf(new URL(address), portalOrigin)) return { type: 'openUrl', url: address };
  if (address.length < TOO_LONG) return { type: 'openPdf', url: address };
  const short = await shorten(address);
  return short === null ? { type: 'openUrl', url: address } : { type: 'openPdf', url: short };
}

function isPdf({ origin, pathname }: URL, portalOrigin: string): boolean {
  return /\.pdf$/i.test(pathname) || (origin === portalOrigin && OWN_PDF.test(pathname));
}
