import type { AgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { groupId } from '../agreements/groups.ts';
import { productIcon } from '../ui/product-icon.ts';

/** The product types whose thing in the landscape differs from their icon. */
const OF_TYPE = new Map([
  ['CAMPING', 'caravan'],
  ['HEST', 'horse'],
  ['LANDBRUK', 'farm'],
  ['VAREBIL', 'van'],
]);

/**
 * Returns the things in the landscape for the agreements, with the address of each one's group on the page
 * (ADR-015).
 */
export function landscapeThings(agreements: readonly AgreementInOre[]): ReadonlyMap<string, string> {
  return new Map(
    agreements.map((agreement) => {
      const area = agreementAreaOf(agreement);
      const thing = area === 'liv-og-helse' ? 'heart' : productIcon(agreement);
      return [OF_TYPE.get(agreement.productType) ?? thing, `#${groupId(area)}`];
    }),
  );
}
