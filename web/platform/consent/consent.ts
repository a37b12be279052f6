import {
  CONSENT_COOKIE,
  CONSENT_TYPES,
  type Consent,
  consentCookie,
  consentFrom,
  parseCookies,
} from './consent-cookie.ts';

/** With cookies disabled nothing can be kept, so nothing is allowed (spec: shell §4.3). */
const ALL_DENIED = JSON.stringify(Object.fromEntries(CONSENT_TYPES.map((type) => [type, 'denied'])));

const CHANNEL = 'kfp-consent';
let channel: BroadcastChannel | null = null;

/** Whether the customer has asked to choose again. */
let asked = false;
const askListeners = new Set<() => void>();
const consentListeners = new Set<() => void>();

/** What the customer has decided. For effects and events: it reads the browser's cookies. */
export function currentConsent(): Consent {
  return consentFrom(currentCookies()[CONSENT_COOKIE]);
}

/** Keeps a decision, and notifies this tab and the others. */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that customers have
  if (cookiesEnabled()) document.cookie = consentCookie(consent, window.location);
  notify();
  openChannel()?.postMessage(null);
}

/** Calls `listener` after each decision, in this tab or another. Returns an unsubscribe function. */
export function onConsent(listener: () => void): () => void {
  openChannel();
  consentListeners.add(listener);
  return () => consentListeners.delete(listener);
}

function notify(): void {
  for (const listener of consentListeners) listener();
}

/** One channel for the whole page. Its messages carry nothing: who gets one reads the cookie. */
function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = notify;
  return channel;
}

/** Opens the dialog for a customer who wants to choose again, or closes it. */
export function askForConsent(open: boolean): void {
  asked = open;
  for (const listener of askListeners) listener();
}

/** Whether the customer has asked to choose again. */
export function consentIsAskedFor(): boolean {
  return asked;
}

/** Calls `listener` when the customer asks to choose again, or is done. Gives the way to stop. */
export function onAskedForConsent(listener: () => void): () => void {
  askListeners.add(listener);
  return () => askListeners.delete(listener);
}

/** The browser's cookies by name; none where it refuses to tell, all consents denied where it has them disabled. */
export function currentCookies(): Readonly<Record<string, string>> {
  if (!cookiesEnabled()) return { [CONSENT_COOKIE]: ALL_DENIED };
  try {
    return parseCookies(document.cookie);
  } catch {
    return {};
  }
}

function cookiesEnabled(): boolean {
  return navigator.cookieEnabled;
}
