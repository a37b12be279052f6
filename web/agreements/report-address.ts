import type { Agreement } from '../../contract/agreements.ts';

/**
 * Returns where a damage of an insurance is reported: the distributor's address, which gets the policy number and the product
 * type in its query, so that the customer need not say them again (ADR-031).
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
