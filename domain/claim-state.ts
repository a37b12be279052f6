const WAITS_FOR_CUSTOMER = 'VENTER_PAA_DEG';
const REFUSED = 'AVSLAATT';
const CLOSED: readonly string[] = ['UTBETALT', 'AVSLUTTET', REFUSED];
const FAILED = 'FEILET';

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

/** The fields of a claim that decide which files the customer must send again. */
type ClaimWithFiles = {
  readonly status: string;
  readonly vedlegg?: readonly { readonly navn: string; readonly status: string }[] | undefined;
};

/** Returns whether a file of a claim did not arrive. */
export function hasFailed({ status }: { status: string }): boolean {
  return status === FAILED;
}

/**
 * Returns the files of an open claim that did not arrive. A file that was sent again under the same name is left out
 * (spec: beyond §10).
 */
export function filesToSendAgain<Claim extends ClaimWithFiles>(
  claim: Claim,
): NonNullable<Claim['vedlegg']>[number][] {
  const { vedlegg = [] } = claim;
  if (!isOpenClaim(claim)) return [];
  const others = new Set(vedlegg.filter((file) => !hasFailed(file)).map(({ navn }) => navn));
  return vedlegg.filter((file) => hasFailed(file) && !others.has(file.navn));
}

/** Returns the claims that do not wait for the customer. Those that wait are tasks (spec: beyond §6). */
export function withoutWaiting<Claim extends { status: string }>(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => !waitsForCustomer(claim));
}
