/** How a login ends that leads to no session: the page of each says what to do (spec: decisions §3.1). */
export const LOGIN_OUTCOMES = ['ikke-fullfort', 'fortsatt-innlogget', 'vent'] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

/** Returns the path, below /privat/forsikring, of the page of a login that led to no session. */
export function loginPath(outcome: LoginOutcome | ':utfall'): string {
  return `/oversikt/innlogging/${outcome}`;
}
