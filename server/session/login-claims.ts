import type { IDToken, UserInfoResponse } from 'openid-client';
import { LOGIN_CONTEXTS } from '../../contract/session.ts';
import { MAX_NAME } from '../../contract/source-customer.ts';
import { textIssue } from '../../domain/text-rules.ts';
import type { LoginPolicy } from '../platform/config/login-provider.ts';
import { isNationalId } from '../platform/db/national-id.ts';
import type { LoginFacts } from '../platform/observability/activities.ts';
import { LoginRefused } from './login-refused.ts';

/** The customer and the login as stated by the provider. */
export type LoginCustomer = LoginFacts & {
  ssn: string;
  name: string | null;
  /** time of authentication, in epoch ms; null if the provider does not give it */
  authenticatedAt: number | null;
};

/** Maximum difference between the provider's clock and ours, in seconds. */
export const CLOCK_SKEW_SECONDS = 60;

/** Throws `LoginRefused` if the policy does not accept the login's assurance level. */
export function expectLevel({ acr }: IDToken, { acceptedLevels }: LoginPolicy): void {
  if (acceptedLevels.length === 0) return;
  if (typeof acr !== 'string') throw new LoginRefused('for-lavt-niva', 'no acr among the claims');
  if (!acceptedLevels.includes(acr)) throw new LoginRefused('for-lavt-niva', 'the acr is not accepted');
}

/**
 * Throws `LoginRefused` if the authentication is older than `maxAge`, in seconds, or in the future. No maximum
 * applies if `maxAge` is null. If the bank sets a maximum age, a missing `auth_time` is also refused.
 */
export function expectAge(
  { auth_time }: IDToken,
  maxAge: number | null,
  { maxAgeSeconds }: LoginPolicy,
): void {
  if (typeof auth_time !== 'number') {
    if (maxAgeSeconds !== null) throw new LoginRefused('for-gammel', 'no auth_time among the claims');
    return;
  }
  const age = Math.floor(Date.now() / 1000) - auth_time;
  // A time in milliseconds is also in the future.
  if (age < -CLOCK_SKEW_SECONDS) throw new LoginRefused('ugyldig-svar', 'the auth_time is in the future');
  if (maxAge !== null && age > maxAge + CLOCK_SKEW_SECONDS)
    throw new LoginRefused('for-gammel', 'the auth_time is too old');
}

/**
 * Throws `LoginRefused` if the provider issued the token to another client (OpenID Connect Core 3.1.3.7, 5).
 * The library checks `azp` only if the token has several audiences.
 */
export function expectAuthorizedParty({ azp }: IDToken, clientId: string): void {
  if (azp !== undefined && azp !== clientId)
    throw new LoginRefused('ugyldig-svar', 'the token was issued to another client');
}

/** Returns the customer of an ID token and, if it was requested, of userinfo. Throws `LoginRefused`. */
export function customerOf(
  token: IDToken,
  userInfo: UserInfoResponse | null,
  nationalIdClaim: string,
): LoginCustomer {
  const claims: Record<string, unknown> = { ...userInfo, ...token };
  const ssn = claims[nationalIdClaim];
  if (ssn === undefined) throw new LoginRefused('uten-fodselsnummer', 'no national id among the claims');
  if (typeof ssn !== 'string' || !isNationalId(ssn))
    throw new LoginRefused('uten-fodselsnummer', 'the national id claim is not a national id');
  const { name, login_context } = claims;
  const context = LOGIN_CONTEXTS.find((each) => each === login_context);
  return {
    ssn,
    name: isName(name) ? name : null,
    loginContext: context ?? 'FORSIKRING',
    level: levelOf(token.acr),
    authenticatedAt: typeof token.auth_time === 'number' ? token.auth_time * 1000 : null,
  };
}

/** Returns whether a claim is a name that the store, pages and terminals can have. */
function isName(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= MAX_NAME && !textIssue(claim);
}

function levelOf(acr: unknown): string | null {
  return typeof acr === 'string' && /^[\w.:/-]{1,60}$/.test(acr) ? acr : null;
}
