import type { OfferInOre } from '../../contract/in-ore.ts';
import { filledAddress } from '../../domain/address-template.ts';
import { isOfferType, type OfferType } from '../../domain/offer-types.ts';
import { BASE_PATH } from '../../domain/paths.ts';

/** Paths below `BASE_PATH`; `{n}` is the policy number and `{v}` the version. */
const PATHS: Readonly<Record<Exclude<OfferType, 'HUS'>, string>> = {
  INNBO: 'innbo/tilbud/{n}/{v}',
  FRITIDSHUS: 'hytte/tilbud/{n}/{v}',
  REISE: 'skade/reise/utsjekk/{n}/fortsett',
  KJAELEDYR: 'skade/kjaeledyr/oppsummering/{n}/{v}',
  LOFAVOR_KJAELEDYR: 'skade/kjaeledyr/oppsummering/{n}/{v}',
  BIL: 'motor/bil/{n}',
  MC: 'motor/mc/{n}',
  MOPED: 'motor/moped/{n}',
  BAAT: 'motor/baat/{n}',
  SEK: 'motor/sek/{n}',
  TILHENGER: 'motor/tilhenger/hent/{n}',
};

/**
 * Returns the address of 'Vis tilbudet', or null for product types that are not shown. The address of an
 * offer without a version has none (spec: overview §2.6).
 */
export function purchaseTarget(offer: OfferInOre): string | null {
  const { productType, policyNumber, versionNumber } = offer;
  if (!isOfferType(productType)) return null;
  if (productType === 'HUS') return `${BASE_PATH}/${housePath(offer)}`;
  const path = PATHS[productType];
  const template = versionNumber === undefined ? path.replace('/{v}', '') : path;
  return `${BASE_PATH}/${filledAddress(template, { n: policyNumber, v: String(versionNumber) })}`;
}

function housePath({ policyNumber, versionNumber, packageOffers }: OfferInOre): string {
  const query = new URLSearchParams({ husAvtale: policyNumber });
  if (versionNumber !== undefined) query.set('version', String(versionNumber));
  const [contents, another] = (packageOffers ?? []).filter(({ productType }) => productType === 'INNBO');
  if (contents && !another) query.set('innboAvtale', contents.policyNumber);
  return `hus/startside-tilbud?${query}`;
}
