import { refusal } from '../platform/http/errors.ts';
import type { Session } from './sessions.ts';

/** So old may the login be of whoever takes their data along (spec: beyond §3). */
export const FRESH_LOGIN_SECONDS = 600;
/** By so much the provider's clock may be ahead of ours, in ms. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Whether the customer proved at the provider, within the last ten minutes, who they are. Never where the provider
 * does not say when that was.
 */
export function isFreshLogin({ authenticatedAt }: Pick<Session, 'authenticatedAt'>, now: number): boolean {
  if (!authenticatedAt) return false;
  const age = now - authenticatedAt;
  return age <= FRESH_LOGIN_SECONDS * 1000 && age >= -CLOCK_SKEW_MS;
}

/** Refuses a customer whose login is older than ten minutes: 403 NY_INNLOGGING. */
export function expectFreshLogin(session: Session): void {
  if (!isFreshLogin(session, Date.now())) {
    throw refusal('fresh-login-needed', 403, 'freshLoginNeeded', 'NY_INNLOGGING');
  }
}
