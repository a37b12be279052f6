import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';

type Grouped<Claim> = { open: readonly Claim[]; closed: readonly Claim[] };

/**
 * Returns the open claims, the ones waiting for the customer first, and the closed claims. Otherwise keeps
 * the order.
 */
export function groupClaims<Claim extends { status: string }>(claims: readonly Claim[]): Grouped<Claim> {
  const open = claims.filter(isOpenClaim);
  return {
    open: [...open.filter(waitsForCustomer), ...open.filter((claim) => !waitsForCustomer(claim))],
    closed: claims.filter((claim) => !isOpenClaim(claim)),
  };
}
