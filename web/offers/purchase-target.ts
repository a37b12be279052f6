import type { OfferInOre } from '../../contract/in-ore.ts';
import { isOfferType, type OfferType } from '../../domain/offer-types.ts';
import { BASE_PATH } from '../../domain/paths.ts';

/** A path below `BASE_PATH`; `{n}` is the policy number and `{v}` the version. */
type Path = string | ((offer: OfferInOre) => string);

const PATHS: Readonly<Record<OfferType, Path>> = {
  HUS: housePath,
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
  if (!isOfferType(offer.productType)) return null;
  const path = PATHS[offer.productType];
  return `${BASE_PATH}/${typeof path === 'string' ? filled(path, offer) : path(offer)}`;
}

function filled(path: string, { policyNumber, versionNumber }: OfferInOre): string {
  return path
    .replace('/{v}', versionNumber === undefined ? '' : `/${versionNumber}`)
    .replace('{n}', () => encodeURIComponent(policyNumber.toWellFormed()));
}

function housePath({ policyNumber, versionNumber, packageOffers }: OfferInOre): string {
  const query = new URLSearchParams({ husAvtale: policyNumber });
  if (versionNumber !== undefined) query.set('version', String(versionNumber));
  const [contents, another] = (packageOffers ?? []).filter(({ productType }) => productType === 'INNBO');
  if (contents && !another) query.set('innboAvtale', contents.policyNumber);
  return `hus/startside-tilbud?${query}`;
}
