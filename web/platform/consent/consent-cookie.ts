/** The kinds of cookies that a customer decides on (spec: shell §3.2). */
export const CONSENT_TYPES = ['functional', 'statistics', 'marketing'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];
/** What the customer decided; an absent kind is unanswered. */
export type Consent = { readonly [type in ConsentType]?: 'accepted' | 'denied' };

/** The kinds that the portal must have an answer on (spec: shell §3.2). */
const REQUIRED: readonly ConsentType[] = ['functional', 'statistics'];

export const CONSENT_COOKIE = 'kfp-cookie-consent';
/** 120 days (spec: shell §9). */
const MAX_AGE_S = 10_368_000;

/** The cookies of a `document.cookie` by their names, values as they stand. */
export function parseCookies(cookies: string): Readonly<Record<string, string>> {
  const pairs = cookies.split('; ').map((pair): [string, string] => {
    const split = pair.indexOf('=');
    return [pair.slice(0, split), pair.slice(split + 1)];
  });
  return Object.fromEntries(pairs);
}

/** The consent that a cookie's value holds. What can't be read, or is no answer, is unanswered (spec: shell §3.2). */
export function consentFrom(value: string | undefined): Consent {
  const stored = parsed(value);
  if (typeof stored !== 'object' || stored === null) return {};
  const answers = CONSENT_TYPES.flatMap((type) => {
    const answer = (stored as Record<string, unknown>)[type];
    return answer === 'accepted' || answer === 'denied' ? [[type, answer]] : [];
  });
  return Object.fromEntries(answers);
}

/** Whether a kind that the portal requires is unanswered; marketing alone never asks (spec: shell §4.3). */
export function isUnanswered(consent: Consent): boolean {
  return REQUIRED.some((type) => consent[type] === undefined);
}

/** What to write to `document.cookie` for a consent, at `location`'s host (spec: shell §9, decisions §6). */
export function consentCookie(
  consent: Consent,
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
) {
  const domain = cookieDomain(hostname);
  return [
    `${CONSENT_COOKIE}=${JSON.stringify(consent)}`,
    `Max-Age=${MAX_AGE_S}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}

/** `.{host}`; null for hosts of one label and IP addresses, where browsers refuse it (spec: decisions §6). */
export function cookieDomain(hostname: string): string | null {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return isAddress || !hostname.includes('.') ? null : `.${hostname}`;
}

/** Other apps of the distributor may have written it percent-encoded. */
function parsed(value: string | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(value ?? ''));
  } catch {
    return null;
  }
}
