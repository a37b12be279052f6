import type { OfferListInOre } from '../../contract/in-ore.ts';

/** The loading state of the customer's offers. */
export type OffersState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; list: OfferListInOre };
