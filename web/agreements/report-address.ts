import type { Agreement } from '../../contract/agreements.ts';

/**
 * Returns the address for reporting damage to an insurance. The query of the distributor's address gets the
 * policy number and product type, so that the customer need not enter them again (ADR-044).
 */
export function reportAddress(
  meldSkadeUrl: string,
  { policyNumber, productType }: Pick<Agreement, 'policyNumber' | 'productType'>,
): string {
  const url = new URL(meldSkadeUrl);
  url.searchParams.set('forsikringsnummer', policyNumber);
  url.searchParams.set('produkt', productType);
  return url.href;
}
