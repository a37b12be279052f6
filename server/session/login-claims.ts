import type { IDToken, UserInfoResponse } from 'openid-client';
import { LOGIN_CONTEXTS } from '../../contract/session.ts';
import type { LoginPolicy } from '../platform/config/login-provider.ts';
import { isNationalId } from '../platform/db/national-id.ts';
import type { LoginFacts } from '../platform/observability/activities.ts';
import { LoginRefused } from './login-refused.ts';

/** Who logged in, and how, by the provider's word. */
export type LoginCustomer = LoginFacts & {
  ssn: string;
  name: string | null;
  /** when the customer proved who they are, in epoch ms; null: the provider does not say */
  authenticatedAt: number | null;
};

/** By so much the provider's clock may differ from ours, in seconds. */
const CLOCK_SKEW_SECONDS = 60;

/** Throws `LoginRefused` where the provider knows the customer less surely than the policy accepts. */
export function expectLevel({ acr }: IDToken, { acceptedLevels }: LoginPolicy): void {
  if (acceptedLevels.length === 0) return;
  if (typeof acr !== 'string') throw new LoginRefused('for-lavt-niva', 'no acr among the claims');
  if (!acceptedLevels.includes(acr)) throw new LoginRefused('for-lavt-niva', 'the acr is not accepted');
}

/**
 * Throws `LoginRefused` where the customer's proof is older than was asked for (`maxAge`, in seconds; null: nothing was). What the
 * provider leaves unsaid is refused where the bank asks for it.
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
  if (maxAge !== null && age > maxAge + CLOCK_SKEW_SECONDS)
    throw new LoginRefused('for-gammel', 'the auth_time is too old');
}

/** Whether the claims name somebody. */
export function hasNationalId(claims: IDToken, claim: string): boolean {
  return claims[claim] !== undefined;
}

/** Returns the customer of an id token, and of userinfo where it was asked. Throws `LoginRefused`. */
export function customerOf(
  token: IDToken,
  userInfo: UserInfoResponse | null,
  nationalIdClaim: string,
): LoginCustomer {
  const claims: Record<string, unknown> = { ...userInfo, ...token };
  const ssn = claims[nationalIdClaim];
  if (ssn === undefined) throw new LoginRefused('uten-fodselsnummer', 'no national id among the claims');
  if (typeof ssn !== 'string' || !isNationalId(ssn))
    throw new LoginRefused('uten-fodselsnummer', 'the claim of the national id has none');
  const { name, login_context } = claims;
  const context = LOGIN_CONTEXTS.find((each) => each === login_context);
  return {
    ssn,
    name: typeof name === 'string' && name !== '' ? name : null,
    loginContext: context ?? 'FORSIKRING',
    level: levelOf(token.acr),
    authenticatedAt: typeof token.auth_time === 'number' ? token.auth_time * 1000 : null,
  };
}

/** Returns how surely the provider knows the customer, such as idporten-loa-high; null where it says nothing that reads so. */
function levelOf(acr: unknown): string | null {
  return typeof acr === 'string' && /^[\w.:/-]{1,60}$/.test(acr) ? acr : null;
}
