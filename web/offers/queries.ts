import { queryOptions } from '@tanstack/react-query';
import type { OfferCount, OfferList } from '../../contract/offers.ts';

/** The customer's offers (overview 7); fresh for 30 s (overview 9). */
export const offersQuery = queryOptions<OfferList>({
  queryKey: ['/avtaleoversikt/tilbud'],
  staleTime: 30_000,
});

/** How many offers the customer can be shown (decisions 4). */
export const offerCountQuery = queryOptions<OfferCount>({ queryKey: ['/avtaleoversikt/tilbud/antall'] });
