import './claims.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claims.ts';
import { type ClaimListInOre, claimListInOre } from '../../contract/in-ore.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { LazyClaimLists } from './lazy-parts.ts';
import { claimsQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** All claims of the customer's, the open ones first (spec: beyond §1); `feedback` ends the page. */
export function ClaimsPage({ feedback }: PageProps) {
  const { meldSkadeUrl } = useBoot().distributor;
  const answer = useQuery({ ...claimsQuery, select: claimListInOre });
  return (
    <ListPage
      texts={texts}
      answer={answer}
      action={
        <p className="kfp-claims__report">
          <ExternalButtonLink variant="primary" href={meldSkadeUrl}>
            {texts.reportDamage}
          </ExternalButtonLink>
        </p>
      }
      skeleton={<Skeleton />}
      feedback={feedback}
    >
      {answer.data && <Claims list={answer.data} />}
    </ListPage>
  );
}

function Skeleton() {
  return (
    <div className="kfp-claims__list">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

function Claims({ list: { skader, systemSourceError } }: { list: ClaimListInOre }) {
  if (skader.length === 0) {
    return systemSourceError ? null : <p className="kfp-claims__section">{texts.empty}</p>;
  }
  return <LazyClaimLists claims={skader} />;
}
