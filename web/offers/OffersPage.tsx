import './offers.scss';
import { useQuery } from '@tanstack/react-query';
import { hasProblem } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { OffersView } from './OffersView.tsx';
import { hasNone, offersState } from './offers-state.ts';
import { offerCountQuery, offersQuery } from './queries.ts';
import { texts } from './texts.ts';

/** Of the document. */
export const title = texts.title;

/** The customer's saved offers (spec: overview §2.3); `feedback` ends the page. */
export function OffersPage({ feedback }: PageProps) {
  const { distributor } = useBoot();
  const answer = useQuery(offersQuery);
  const count = useQuery(offerCountQuery).data?.antall;
  const state = offersState(answer);
  return (
    <>
      <PageMetadata title={hasNone(state) ? texts.empty.title : title} />
      <OffersView
        state={state}
        expectedCount={count || 3}
        onRetry={async () => !hasProblem(await answer.refetch())}
        canBuy={distributor.purchaseGroups.length > 0}
        feedback={feedback}
      />
    </>
  );
}
