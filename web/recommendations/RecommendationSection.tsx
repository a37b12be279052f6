import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '#texts/recommendations.ts';
import type { Recommendations } from '../../contract/recommendations.ts';
import { PATHS } from '../../domain/paths.ts';
import { countExperiment } from '../analytics/experiments.ts';
import { track } from '../analytics/track.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { useFollow } from '../platform/router/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { recommendationsQuery } from './queries.ts';
import { RecommendationModule } from './RecommendationModule.tsx';
import { recommend } from './recommend.ts';
import { experimentOf, isPresented, viewEvent } from './view-event.ts';

/** The name of the overview in the statistics. */
const PAGE = 'forsikringsoversikt';

/** The product types of the customer's agreements, or the reason why they are not known. */
export type CustomerProducts = 'loading' | 'unknown' | readonly string[];

type Props = { customerProducts: CustomerProducts; isLoMember: boolean };

/** Renders the recommendations if the customer's products are known (spec: overview §2.1). */
export function RecommendationSection({ customerProducts, isLoMember }: Props) {
  const result = useQuery(recommendationsQuery);
  const { data } = result;
  if (customerProducts === 'unknown' || (hasFailed(result) && !data)) return null;
  if (customerProducts === 'loading' || !data) return <RecommendationSkeleton />;
  return <Loaded answer={data} customerProducts={customerProducts} isLoMember={isLoMember} />;
}

type LoadedProps = { answer: Recommendations; customerProducts: readonly string[]; isLoMember: boolean };

function Loaded({ answer, customerProducts, isLoMember }: LoadedProps) {
  const { distributor } = useBoot();
  const goToEntries = useFollow(PATHS.purchaseEntries);
  const recommended = recommend(answer.scores, customerProducts);
  const load = { page: PAGE, product: null, customerProducts, answer, recommended };
  useOnce(() => {
    countExperiment(experimentOf(answer), PAGE);
    track('NBO view', viewEvent(load));
  });

  if (!isPresented(answer, recommended)) return null;
  return (
    <RecommendationModule
      products={recommended.products}
      isLoMember={isLoMember}
      settings={distributor}
      onClick={(click) => track('button click', click)}
      onSeeAll={goToEntries}
    />
  );
}

/** Calls `act` once after the first render, even if React runs the effect several times. */
function useOnce(act: () => void): void {
  const done = useRef(false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    actNow();
  }, []);
}

function RecommendationSkeleton() {
  return (
    <section className="kfp-nbo" aria-label={texts.heading} aria-busy="true">
      <VisuallyHidden as="p" role="status">
        {texts.loading}
      </VisuallyHidden>
      <span className="kfp-skeleton kfp-skeleton--heading" aria-hidden="true" />
      <span className="kfp-skeleton kfp-nbo__skeleton" aria-hidden="true" />
    </section>
  );
}
