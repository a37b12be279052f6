import type { DistributorView } from '../../contract/first-page.ts';
import type { Product } from './products.ts';

/** Returns the address of a product's price. Union members can have their own (spec: overview §6). */
export function priceLink(
  { href }: Pick<Product, 'href'>,
  isLoMember: boolean,
  purchaseGroups: DistributorView['purchaseGroups'],
): string {
  if (!isLoMember) return href;
  return purchaseGroups.flatMap(({ links }) => links).find(({ url }) => url === href)?.loUrl ?? href;
}
