/** The product types whose offers have a purchase link; all others are not shown (overview 2.3 and 2.6). */
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

/** Whether offers of a product type are shown, and so count (overview 2.3, OFF-10). */
export function isOfferType(productType: string): productType is OfferType {
  return (OFFER_TYPES as readonly string[]).includes(productType);
}
