/** Why a login led to no session: the page of each says what to do (spec: decisions §3.1, beyond §4). */
export type LoginRefusal =
  /** used, too old or another browser's, or a code that the provider does not know */
  | 'ikke-fullfort'
  /** the provider knows the customer less surely than we ask for */
  | 'for-lavt-niva'
  /** the customer proved too long ago who they are, or the provider does not say when */
  | 'for-gammel'
  /** the provider does not say who the customer is */
  | 'uten-fodselsnummer'
  /** the provider's word can't be trusted */
  | 'ugyldig-svar'
  /** the provider refuses us, or lacks what we ask it for */
  | 'feil-oppsett'
  /** the provider does not answer */
  | 'svarer-ikke';

/** How a login ends that leads to no session; `vent`: it may go on in a while. */
export type LoginOutcome = LoginRefusal | 'vent';

const STILL_LOGGED_IN = 'fortsatt-innlogget';

/**
 * Returns the path of the route for a login that led to no session; no request leads there. `stillLoggedIn`: the browser has a session
 * from before.
 */
export function loginPath(outcome: LoginOutcome | ':utfall', stillLoggedIn = false): string {
  return stillLoggedIn ? `/innlogging/${outcome}/${STILL_LOGGED_IN}` : `/innlogging/${outcome}`;
}
