const WAITS_FOR_CUSTOMER = 'VENTER_PAA_DEG';
const CLOSED: readonly string[] = ['UTBETALT', 'AVSLUTTET'];

/** Returns whether something is still to be done in a claim; we know no better of a status that we have no word for. */
export function isOpenClaim({ status }: { status: string }): boolean {
  return !CLOSED.includes(status);
}

/** Returns whether nothing happens in a claim until the customer has done something. */
export function waitsForCustomer({ status }: { status: string }): boolean {
  return status === WAITS_FOR_CUSTOMER;
}
