import type { BankOptIn } from '../../../contract/behaviour-settings.ts';
import type { DistributorView } from '../../../contract/first-page.ts';
import { CONSENT_COOKIE, consentFrom } from './consent-cookie.ts';

export type OptInStatus = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/**
 * Whether the customer lets us keep statistics, by the distributor's own source (spec: shell §4.4). What is
 * missing or can't be read is UNANSWERED; nothing is sent unless it is OPTED_IN.
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
 * Whether a window message says that the bank's own opt-in was closed: of type optin_closed, over https, from the bank
 * domain or below it (spec: shell §4.4, decisions §6).
 */
export function isOptInClosed(data: unknown, origin: string, bankDomain: string): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'optin_closed') {
    return false;
  }
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && (hostname === bankDomain || hostname.endsWith(`.${bankDomain}`));
}

/** Where the bank names no value as its no, every value but the yes is one. */
function bankStatus({ optedIn, optedOut }: BankOptIn, answer: string | undefined): OptInStatus {
  if (answer === optedIn) return 'OPTED_IN';
  const isNo = optedOut === undefined ? Boolean(answer) : answer === optedOut;
  return isNo ? 'OPTED_OUT' : 'UNANSWERED';
}
