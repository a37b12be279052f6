/** How a login ends that leads to no session: the page of each says what to do (spec: decisions §3.1). */
export type LoginOutcome = 'ikke-fullfort' | 'fortsatt-innlogget' | 'vent';

/** Returns the path of the route for a login that led to no session; no request leads there. */
export function loginPath(outcome: LoginOutcome | ':utfall'): string {
  return `/innlogging/${outcome}`;
}
