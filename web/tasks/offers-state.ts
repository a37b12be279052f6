import type { OfferList } from '../../contract/offers.ts';

/** What the screen knows of the customer's offers. */
export type OffersState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; list: OfferList };
