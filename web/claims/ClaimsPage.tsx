import './claims.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claims.ts';
import { claimListInOre } from '../../contract/in-ore.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { Section } from '../ui/Section.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { LazyClaimLists } from './lazy-components.ts';
import { claimsQuery } from './queries.ts';

export const title = texts.title;

/** Renders all claims of the customer, the open ones first, followed by `feedback` (spec: beyond §1). */
export function ClaimsPage({ feedback }: PageProps) {
  const { meldSkadeUrl } = useBoot().distributor;
  const isOwn = useSharing() === null;
  const answer = useQuery({ ...claimsQuery, select: claimListInOre });
  const claims = answer.data?.skader ?? [];
  return (
    <ListPage
      texts={texts}
      answer={answer}
      count={claims.length}
      action={
        isOwn && (
          <p className="kfp-space-24">
            <ExternalButtonLink variant="primary" href={meldSkadeUrl}>
              {texts.reportDamage}
            </ExternalButtonLink>
          </p>
        )
      }
      skeleton={<ClaimsSkeleton />}
      feedback={feedback}
    >
      {claims.length > 0 && <LazyClaimLists claims={claims} />}
    </ListPage>
  );
}

function ClaimsSkeleton() {
  return (
    <Section
      className="kfp-page-part"
      title={<span className="kfp-skeleton kfp-skeleton--heading">{'\u00a0'}</span>}
    >
      <div className="kfp-claims__list">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Section>
  );
}
