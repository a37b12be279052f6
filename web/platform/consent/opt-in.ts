import type { DistributorView } from '../../../contract/first-page.ts';
import { CONSENT_COOKIE, consentFrom } from './consent-cookie.ts';

export type OptInStatus = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';
type Source = Pick<DistributorView, 'shortname' | 'statisticsCookie'>;

const DNB_COOKIE = 'kfp-clvl';
const DNB_OPTED_IN = '2';
/** Where the statistics choice of our own consent cookie decides. */
const OWN_CONSENT = ['fremtind', 'eika', 'fana', 'sbm', 'none'];

/**
 * Whether the customer lets us keep statistics, by the distributor's own source (spec: shell §4.4). What is
 * missing or can't be read is UNANSWERED; nothing is sent unless it is OPTED_IN.
 */
export function optInStatus(
  { shortname, statisticsCookie }: Source,
  cookies: Readonly<Record<string, string>>,
): OptInStatus {
  if (shortname === 'dnb') {
    const level = cookies[DNB_COOKIE];
    return level ? statusOf(level === DNB_OPTED_IN) : 'UNANSWERED';
  }
  if (shortname === 'sb1') {
    const answer = statisticsCookie === null ? undefined : cookies[statisticsCookie];
    return answer === 'true' || answer === 'false' ? statusOf(answer === 'true') : 'UNANSWERED';
  }
  if (!OWN_CONSENT.includes(shortname)) return 'UNANSWERED';
  const { statistics } = consentFrom(cookies[CONSENT_COOKIE]);
  return statistics ? statusOf(statistics === 'accepted') : 'UNANSWERED';
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

function statusOf(optedIn: boolean): OptInStatus {
  return optedIn ? 'OPTED_IN' : 'OPTED_OUT';
}
