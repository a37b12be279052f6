import {
  CONSENT_COOKIE,
  CONSENT_TYPES,
  type Consent,
  consentCookie,
  consentFrom,
  NEW_CONSENT_COOKIE,
  parseCookies,
} from '../../../domain/cookie-consent.ts';
import { createStore } from '../store.ts';
import { openTabChannel } from '../tab-channel.ts';

/** With cookies disabled, no decision can be stored, so nothing is allowed (spec: shell §4.3). */
const ALL_DENIED = JSON.stringify(Object.fromEntries(CONSENT_TYPES.map((type) => [type, 'denied'])));

/** A cookie that is removed at once. */
const PROBE = 'kfp-prove';

const CHANNEL = 'kfp-consent';
let channel: BroadcastChannel | null = null;

/** Whether the customer has opened the consent dialog to choose again. */
export const consentDialogRequested = createStore(false);

/** The last decision made while this page was open, in this tab or another; null if there is none. */
const lastDecision = createStore<Consent | null>(null);

/** Returns the customer's consent. Use only in effects and event handlers: it reads the browser's cookies. */
export function currentConsent(): Consent {
  return consentFrom(currentCookies()[CONSENT_COOKIE]);
}

/** Stores a decision and notifies this tab and the others. */
export function saveConsent(consent: Consent): void {
  if (cookiesEnabled()) {
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    document.cookie = consentCookie(consent, window.location);
    // A page that is requested before this line does not store the previous answer again.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${NEW_CONSENT_COOKIE}=${Date.now()}; Path=/; SameSite=Lax`;
  }
  lastDecision.set(consent);
  openChannel()?.postMessage(null);
}

/** Calls `listener` after each decision, in this tab or another. Returns an unsubscribe function. */
export function onConsent(listener: () => void): () => void {
  openChannel();
  return lastDecision.subscribe(listener);
}

/** Returns the only channel of the page. Messages are empty: the receiver reads the cookie. */
function openChannel(): BroadcastChannel | null {
  channel ??= openTabChannel(CHANNEL);
  if (channel) channel.onmessage = () => lastDecision.set(currentConsent());
  return channel;
}

/** Returns the cookies by name; none if the browser refuses access. Disabled cookies deny all consents. */
export function currentCookies(): Readonly<Record<string, string>> {
  if (!cookiesEnabled()) return { [CONSENT_COOKIE]: ALL_DENIED };
  try {
    return parseCookies(document.cookie);
  } catch {
    return {};
  }
}

/**
 * Returns whether the browser accepts cookies. Writes one to find out: Chromium reports that cookies are
 * enabled also where it blocks those of the site. Use only in effects and event handlers.
 */
export function cookiesEnabled(): boolean {
  if (!navigator.cookieEnabled) return false;
  try {
    if (document.cookie !== '') return true;
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
    const isEnabled = document.cookie.includes(PROBE);
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${PROBE}=; Path=/; Max-Age=0`;
    return isEnabled;
  } catch {
    return false;
  }
}
