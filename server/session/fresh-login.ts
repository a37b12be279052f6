import { refusal } from '../platform/http/errors.ts';
import type { ProblemDetail } from '../platform/http/problem-texts.ts';
import { CLOCK_SKEW_SECONDS } from './login-claims.ts';
import type { Session } from './sessions.ts';

/** Maximum age of a login, in seconds, for downloading the customer's own data (spec: beyond §3). */
export const FRESH_LOGIN_SECONDS = 600;

/** Returns whether the customer authenticated in the last ten minutes; false if the time is unknown. */
export function isFreshLogin({ authenticatedAt }: Pick<Session, 'authenticatedAt'>, now: number): boolean {
  if (!authenticatedAt) return false;
  const age = now - authenticatedAt;
  return age <= FRESH_LOGIN_SECONDS * 1000 && age >= -CLOCK_SKEW_SECONDS * 1000;
}

/** Throws 403 NY_INNLOGGING if the login is older than ten minutes. `detail` says what it is needed for. */
export function expectFreshLogin(session: Session, detail: ProblemDetail = 'freshLoginNeeded'): void {
  if (!isFreshLogin(session, Date.now())) {
    throw refusal('fresh-login-needed', 403, detail, 'NY_INNLOGGING');
  }
}
