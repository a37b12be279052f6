import type { DistributorView } from '../../contract/first-page.ts';
import type { Product } from './products.ts';

/**
 * Where a product's price is given: for members of the trade-union programme at the address of their own, where the
 * distributor has one for the same product (spec: overview §6).
 */
export function priceLink(
  { href }: Pick<Product, 'href'>,
  isLoMember: boolean,
  purchaseGroups: DistributorView['purchaseGroups'],
): string {
  if (!isLoMember) return href;
  return purchaseGroups.flatMap(({ links }) => links).find(({ url }) => url === href)?.loUrl ?? href;
}
