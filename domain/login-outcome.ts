import { addressOf } from './paths.ts';

/** Why a login created no session. Each reason has its own error page (spec: decisions §3.1, beyond §4). */
export type LoginRefusal =
  /** The login was used, is too old or belongs to another browser, or the provider does not know the code. */
  | 'ikke-fullfort'
  /** The provider stopped the login because it still needed something from the customer. */
  | 'stoppet'
  /** The provider's level of assurance is lower than the level we require. */
  | 'for-lavt-niva'
  /** The customer authenticated too long ago, or the provider does not say when. */
  | 'for-gammel'
  /** The provider does not give the customer's national id. */
  | 'uten-fodselsnummer'
  /** The provider's response is not valid. */
  | 'ugyldig-svar'
  /** The provider refuses our client, or lacks something that we require of it. */
  | 'feil-oppsett'
  /** The provider does not answer. */
  | 'svarer-ikke';

/** The result of a login that created no session. `vent`: the customer may try again later. */
export type LoginOutcome = LoginRefusal | 'vent';

const OUTCOMES = '/innlogging/';
const STILL_LOGGED_IN = 'fortsatt-innlogget';

/**
 * Returns the route path of the page for a login that created no session. The path is internal: no request
 * addresses it. `stillLoggedIn`: the browser still has an earlier session. `goto`: the requested page.
 */
export function loginPath(
  outcome: LoginOutcome | ':utfall',
  stillLoggedIn = false,
  goto: string | null = null,
): string {
  const path = OUTCOMES + (stillLoggedIn ? `${outcome}/${STILL_LOGGED_IN}` : outcome);
  return goto === null ? path : `${path}?goto=${encodeURIComponent(goto)}`;
}

/**
 * Returns the page that was requested before an address of `loginPath`, which no request may have; null: none. Returns
 * any other address unchanged.
 */
export function addressAfter(address: string): string | null {
  if (!address.startsWith(addressOf(OUTCOMES))) return address;
  return new URL(address, 'http://portal.invalid').searchParams.get('goto');
}
