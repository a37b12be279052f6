import { texts } from '#texts/links.ts';
import { HttpError } from '../api/http-error.ts';
import { request } from '../api/request.ts';
import { checkedAddress, isPdf, leavesPortal, RefusedAddress } from './open-link.ts';

type Receiver = { postMessage(message: string): void };
declare global {
  interface Window {
    /** message receivers of the app (spec: decisions §5) */
    ReactNativeWebView?: Receiver;
    webkit?: { messageHandlers?: { mobilbank?: Receiver } };
  }
}

/** A message to the mobile bank app (spec: decisions §5). */
type BridgeMessage = { type: 'openUrl' | 'openPdf'; url: string };

/** From this length, the app's PDF viewer can't open an address (spec: decisions §5). */
const TOO_LONG = 1000;
const OWN_TARGETS = ['', '_self', '_blank', '_top', '_parent'];

type TakeOverOptions = {
  /** returns whether a path is a page of the portal at the address of another app */
  isOwnPage: (pathname: string) => boolean;
  /** receives a message for the customer when a link can't be opened */
  onError: (message: string) => void;
};

/**
 * In the mobile bank app, handles clicks on links that leave the portal, and opens them through the app. This
 * includes links rendered by the server (spec: decisions §5). A link that is being opened is not opened again: a customer
 * who waits for a short address presses once more.
 */
export function takeOverLinks({ isOwnPage, onError }: TakeOverOptions): void {
  const opening = new Set<string>();
  document.addEventListener('click', async (event) => {
    const url = addressToTakeOver(event, isOwnPage);
    if (url === null) return;
    event.preventDefault();
    if (opening.has(url)) return;
    opening.add(url);
    await openInApp(url).catch((error) =>
      onError(error instanceof RefusedAddress ? texts.refused(new URL(url).hostname) : texts.notOpened),
    );
    opening.delete(url);
  });
}

/**
 * Returns the address of a link to open through the app, or null. null for events that the page has handled,
 * modified clicks, downloads and links into frames.
 */
function addressToTakeOver(event: MouseEvent, isOwnPage: TakeOverOptions['isOwnPage']): string | null {
  const { button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  // Unlike the target, the composed path includes elements in shadow roots.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.hasAttribute('download') || !OWN_TARGETS.includes(link.target)) return null;
  if (!URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  const { origin } = window.location;
  const isOurs = url.origin === origin && isOwnPage(url.pathname);
  if (!isOurs && leavesPortal(url, origin)) return link.href;
  // The app has no tabs: its web view drops a new one, or opens it in a browser without the session.
  if (link.target === '_blank') link.target = '';
  return null;
}

/**
 * Opens an address through the app, or without its bridge in a new window (spec: shell §1, decisions §5). Throws
 * `RefusedAddress` (spec: shell §8.1), and the errors of `shorten`.
 */
async function openInApp(url: string): Promise<void> {
  const message = await messageFor(checkedAddress(url, window.location.origin));
  if (!postToApp(message)) window.open(message.url, '_blank', 'noopener');
}

/** A PDF address that is too long and can't be shortened opens in the app's browser, which accepts any length. */
async function messageFor(address: string): Promise<BridgeMessage> {
  if (!isPdf(new URL(address), window.location.origin)) return { type: 'openUrl', url: address };
  if (address.length < TOO_LONG) return { type: 'openPdf', url: address };
  const short = await shorten(address);
  return short === null ? { type: 'openUrl', url: address } : { type: 'openPdf', url: short };
}

/** Returns a short address, or null if the host is not in the distributor file (spec: decisions §5). */
async function shorten(url: string): Promise<string | null> {
  try {
    return (await request('POST /lenke', { body: { url }, isOwn: true })).kortUrl;
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return null;
    throw error;
  }
}

/** Returns whether there is an app. */
function postToApp(message: BridgeMessage): boolean {
  const app = window.ReactNativeWebView ?? window.webkit?.messageHandlers?.mobilbank;
  app?.postMessage(JSON.stringify(message));
  return app !== undefined;
}
