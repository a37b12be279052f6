import './offers.scss';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { texts } from '#texts/offers.ts';
import type { PageProps } from '../platform/page.ts';
import { LazyOfferRemoval } from './OfferCard.tsx';
import { OffersView } from './OffersView.tsx';
import { offerCountQuery, offersQuery, presentPricesQuery } from './queries.ts';

export const title = texts.title;

/** The question whether to remove an offer. */
export const forms = [LazyOfferRemoval];

/** Renders the customer's saved offers, followed by `feedback` (spec: overview §2.3). */
export function OffersPage({ feedback }: PageProps) {
  const answer = useQuery(offersQuery);
  const count = useQuery(offerCountQuery).data?.antall;
  const { data: presentPrices = [] } = useQuery(presentPricesQuery);

  // Preloaded so that 'Fjern tilbud' opens at once. A failed load is tried again on the click.
  useEffect(() => void LazyOfferRemoval.preload().catch(() => {}), []);

  return (
    <OffersView
      answer={answer}
      presentPrices={presentPrices}
      expectedCount={count || 3}
      feedback={feedback}
    />
  );
}
