const WAITS_FOR_CUSTOMER = 'VENTER_PAA_DEG';
const REFUSED = 'AVSLAATT';
const CLOSED: readonly string[] = ['UTBETALT', 'AVSLUTTET', REFUSED];

/** Returns whether a claim is still being handled. A claim with an unknown status counts as open. */
export function isOpenClaim({ status }: { status: string }): boolean {
  return !CLOSED.includes(status);
}

/** Returns whether the claim is waiting for the customer. */
export function waitsForCustomer({ status }: { status: string }): boolean {
  return status === WAITS_FOR_CUSTOMER;
}

/** Returns whether the claim was refused. A refused claim is closed (spec: beyond §10). */
export function isRefused({ status }: { status: string }): boolean {
  return status === REFUSED;
}

/** Returns the claims that do not wait for the customer. Those that wait are tasks (spec: beyond §6). */
export function withoutWaiting<Claim extends { status: string }>(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => !waitsForCustomer(claim));
}
