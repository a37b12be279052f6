import {
  CONSENT_COOKIE,
  CONSENT_TYPES,
  type Consent,
  consentCookie,
  consentFrom,
  parseCookies,
} from './consent-cookie.ts';

/** With cookies disabled nothing can be kept, so nothing is allowed (shell 4, Cookie consent modal). */
const ALL_DENIED = JSON.stringify(Object.fromEntries(CONSENT_TYPES.map((type) => [type, 'denied'])));

/** Whether the customer has asked to choose again. */
let asked = false;
const askListeners = new Set<() => void>();
const consentListeners = new Set<() => void>();

/** What the customer has decided. For effects and events: it reads the browser's cookies. */
export function currentConsent(): Consent {
  return consentFrom(currentCookies()[CONSENT_COOKIE]);
}

/** Keeps a decision. */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that customers have
  if (cookiesEnabled()) document.cookie = consentCookie(consent, window.location);
  for (const listener of consentListeners) listener();
}

/** Calls `listener` after each decision. Gives the way to stop. */
export function onConsent(listener: () => void): () => void {
  consentListeners.add(listener);
  return () => consentListeners.delete(listener);
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
