import type { BankOptIn } from '../../../contract/behaviour-settings.ts';
import type { DistributorView } from '../../../contract/first-page.ts';
import { CONSENT_COOKIE, consentFrom } from '../../../domain/cookie-consent.ts';

export type OptInStatus = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/**
 * Returns whether the customer allows statistics, according to the distributor's own source
 * (spec: shell §4.4). A missing or unreadable answer is UNANSWERED. Statistics are sent only if it is
 * OPTED_IN.
 */
export function optInStatus(
  { statisticsOptIn }: Pick<DistributorView, 'statisticsOptIn'>,
  cookies: Readonly<Record<string, string>>,
): OptInStatus {
  if (!statisticsOptIn) return 'UNANSWERED';
  if (statisticsOptIn !== 'consent') return bankStatus(statisticsOptIn, cookies[statisticsOptIn.cookie]);
  const { statistics } = consentFrom(cookies[CONSENT_COOKIE]);
  if (!statistics) return 'UNANSWERED';
  return statistics === 'accepted' ? 'OPTED_IN' : 'OPTED_OUT';
}

/**
 * Returns whether a window message reports that the bank's own opt-in was closed. Its type must be
 * optin_closed, and its origin https on the bank domain or a subdomain (spec: shell §4.4, decisions §6).
 */
export function isOptInClosed(data: unknown, origin: string, bankDomain: string): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'optin_closed') {
    return false;
  }
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && (hostname === bankDomain || hostname.endsWith(`.${bankDomain}`));
}

/** If the bank defines no value for no, every value except yes means no. */
function bankStatus({ optedIn, optedOut }: BankOptIn, answer: string | undefined): OptInStatus {
  if (answer === optedIn) return 'OPTED_IN';
  const isNo = optedOut === undefined ? Boolean(answer) : answer === optedOut;
  return isNo ? 'OPTED_OUT' : 'UNANSWERED';
}
