import type { Customer } from '../../contract/customer.ts';
import type { DistributorView } from '../../contract/first-page.ts';

/** Returns whether the profile page asks a customer for consents: known to the bank, but not its customer (spec: shell §2.5). */
export function answersConsents(
  customer: Customer | undefined,
  { showSamtykkerMinProfil }: Pick<DistributorView, 'showSamtykkerMinProfil'>,
): boolean {
  return showSamtykkerMinProfil && customer?.isBankkunde === false && !customer.ukjent;
}
