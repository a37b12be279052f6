/** The kinds of cookies that a customer decides on (spec: shell §3.2). */
export const CONSENT_TYPES = ['functional', 'statistics', 'marketing'] as const;
type ConsentType = (typeof CONSENT_TYPES)[number];
/** The customer's decision. A missing kind is unanswered. */
export type Consent = { readonly [type in ConsentType]?: 'accepted' | 'denied' };

/** The kinds that require an answer (spec: shell §3.2). */
const REQUIRED: readonly ConsentType[] = ['functional', 'statistics'];

export const CONSENT_COOKIE = 'kfp-cookie-consent';
/** Says when a script has stored the consent since the last page, in ms since 1970. */
export const NEW_CONSENT_COOKIE = 'kfp-nytt-samtykke';
/** 120 days, in seconds (spec: shell §9). */
export const CONSENT_SECONDS = 10_368_000;

/** Returns the cookies of a `document.cookie` string by name, without decoding the values. */
export function parseCookies(cookies: string): Readonly<Record<string, string>> {
  const pairs = cookies.split('; ').map((pair): [string, string] => {
    const split = pair.indexOf('=');
    return [pair.slice(0, split), pair.slice(split + 1)];
  });
  return Object.fromEntries(pairs);
}

/** Returns the consent in a cookie value. Unreadable and unknown answers are unanswered (spec: shell §3.2). */
export function consentFrom(value: string | undefined): Consent {
  const stored = parsed(value);
  if (stored === null) return {};
  const answers = CONSENT_TYPES.flatMap((type) => {
    const answer = (stored as Record<string, unknown>)[type];
    return answer === 'accepted' || answer === 'denied' ? [[type, answer]] : [];
  });
  return Object.fromEntries(answers);
}

/** Returns the consent in a `Cookie` header. As in `document.cookie`, the last of several with the name counts. */
export function consentIn(cookies: string | undefined): Consent {
  return consentFrom(parseCookies(cookies ?? '')[CONSENT_COOKIE]);
}

/** Returns whether a required kind is unanswered. Marketing is not required (spec: shell §4.3). */
export function isUnanswered(consent: Consent): boolean {
  return REQUIRED.some((type) => consent[type] === undefined);
}

/** Returns a consent to assign to `document.cookie`, or to send as `Set-Cookie`, at a location (spec: shell §9, decisions §6). */
export function consentCookie(
  consent: Consent,
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
  seconds = CONSENT_SECONDS,
) {
  const domain = cookieDomain(hostname);
  return [
    `${CONSENT_COOKIE}=${JSON.stringify(consent)}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}

/** Returns `.{host}`; null for IP addresses and one label, which browsers refuse (spec: decisions §6). */
export function cookieDomain(hostname: string): string | null {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return isAddress || !hostname.includes('.') ? null : `.${hostname}`;
}

/** Other apps of the distributor may have percent-encoded the value. */
function parsed(value: string | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(value ?? ''));
  } catch {
    return null;
  }
}
