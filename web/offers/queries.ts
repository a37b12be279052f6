import { queryOptions } from '@tanstack/react-query';
import type { OfferCount } from '../../contract/offers.ts';

/** How many offers the customer can be shown (decisions 4). */
export const offerCountQuery = queryOptions<OfferCount>({ queryKey: ['/avtaleoversikt/tilbud/antall'] });
