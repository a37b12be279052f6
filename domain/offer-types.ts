/** The product types whose offers are shown, with a purchase link (spec: overview §2.3, overview §2.6). */
export const OFFER_TYPES = [
  'HUS',
  'INNBO',
  'FRITIDSHUS',
  'REISE',
  'KJAELEDYR',
  'LOFAVOR_KJAELEDYR',
  'BIL',
  'MC',
  'MOPED',
  'BAAT',
  'SEK',
  'TILHENGER',
] as const;

export type OfferType = (typeof OFFER_TYPES)[number];

/** Returns whether offers of a product type are shown and counted (spec: overview §2.3, decisions §8.7). */
export function isOfferType(productType: string): productType is OfferType {
  return (OFFER_TYPES as readonly string[]).includes(productType);
}
