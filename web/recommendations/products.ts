import type { DistributorView } from '../../contract/first-page.ts';
import type { IconName } from '../ui/icons.ts';
import type { PictureName } from '../ui/illustrations/picture-names.ts';

/** The distributor's settings that the recommendations use. */
export type ModuleSettings = Pick<DistributorView, 'purchaseGroups' | 'onlineCarDiscountPercent'>;

type Content = {
  type: string;
  /** the address of its price (spec: overview §2.6) */
  href: string;
  icon: IconName;
  illustration: PictureName;
};

const MOTOR = '/privat/forsikring/motor';
const LIFE = '/privat/forsikring/liv/kjop';

/** The products with content, in the specification's order (spec: overview §2.6, overview §4.5). */
export const PRODUCTS = [
  { type: 'BIL', href: `${MOTOR}/bil`, icon: 'car', illustration: 'kjoretoy' },
  { type: 'HUS', href: '/privat/forsikring/hus', icon: 'house', illustration: 'hus-og-hytte' },
  { type: 'REISE', href: '/privat/forsikring/skade/reise', icon: 'luggage', illustration: 'reise' },
  { type: 'LIVSFORSIKRING', href: `${LIFE}/livsforsikring`, icon: 'heart', illustration: 'liv-og-helse' },
  { type: 'KRITISK_SYKDOM', href: `${LIFE}/kritisksykdom`, icon: 'illness', illustration: 'liv-og-helse' },
  { type: 'INNBO', href: '/privat/forsikring/innbo', icon: 'chair', illustration: 'innbo-og-ting' },
  {
    type: 'UFOEREPENSJON',
    href: `${LIFE}/uforeforsikring`,
    icon: 'protection',
    illustration: 'liv-og-helse',
  },
  {
    type: 'UFOEREKAPITAL',
    href: `${LIFE}/uforeforsikring`,
    icon: 'protection',
    illustration: 'liv-og-helse',
  },
  {
    type: 'BEHANDLINGSFORSIKRING',
    href: `${LIFE}/behandlingsforsikring`,
    icon: 'treatment',
    illustration: 'liv-og-helse',
  },
  { type: 'MOPED', href: `${MOTOR}/moped`, icon: 'moped', illustration: 'kjoretoy' },
  { type: 'FRITIDSHUS', href: '/privat/forsikring/hytte', icon: 'cabin', illustration: 'hytte' },
  { type: 'BAAT', href: `${MOTOR}/baat`, icon: 'boat', illustration: 'baat' },
  { type: 'MC', href: `${MOTOR}/mc`, icon: 'motorcycle', illustration: 'kjoretoy' },
] as const satisfies readonly Content[];

export type ProductType = (typeof PRODUCTS)[number]['type'];

/** A product that can be recommended. Its texts are in `texts/`. */
export type Product = Content & { type: ProductType };

/** Returns the address of a product's price. Union members can have their own (spec: overview §6). */
export function priceLink(
  { href }: Pick<Product, 'href'>,
  isLoMember: boolean,
  purchaseGroups: DistributorView['purchaseGroups'],
): string {
  if (!isLoMember) return href;
  return purchaseGroups.flatMap(({ links }) => links).find(({ url }) => url === href)?.loUrl ?? href;
}
