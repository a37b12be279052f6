import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';

type Grouped<Claim> = { open: readonly Claim[]; closed: readonly Claim[] };

/** Returns the open claims, those that wait for the customer first, and the closed ones; else in their order. */
export function groupClaims<Claim extends { status: string }>(claims: readonly Claim[]): Grouped<Claim> {
  const open = claims.filter(isOpenClaim);
  return {
    open: [...open.filter(waitsForCustomer), ...open.filter((claim) => !waitsForCustomer(claim))],
    closed: claims.filter((claim) => !isOpenClaim(claim)),
  };
}
