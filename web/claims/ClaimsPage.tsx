import './claims.scss';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claims.ts';
import { type ClaimListInOre, claimListInOre } from '../../contract/in-ore.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import { refetchProblems } from '../platform/api/refetch-problems.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { ClaimList } from './ClaimList.tsx';
import { ClaimsSkeleton } from './ClaimsSkeleton.tsx';
import { groupClaims } from './group-claims.ts';
import { claimsQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** All claims of the customer's, the open ones first (spec: beyond §1); `feedback` ends the page. */
export function ClaimsPage({ feedback }: PageProps) {
  const { meldSkadeUrl } = useBoot().distributor;
  const answer = useQuery({ ...claimsQuery, select: claimListInOre });
  return (
    <div className="kfp-wide kfp-claims">
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-claims__lead">{texts.lead}</Text>
      <p className="kfp-claims__report">
        <ExternalButtonLink variant="primary" href={meldSkadeUrl}>
          {texts.reportDamage}
        </ExternalButtonLink>
      </p>
      <ListProblem problem={problemOf(answer)} onRetry={() => refetchProblems([answer])} />
      {isComing(answer) && <ClaimsSkeleton />}
      {answer.data && <Claims list={answer.data} />}
      {feedback && <div className="kfp-claims__feedback">{feedback}</div>}
    </div>
  );
}

function Claims({ list: { skader, systemSourceError } }: { list: ClaimListInOre }) {
  if (skader.length === 0) {
    return systemSourceError ? null : <p className="kfp-claims__section">{texts.empty}</p>;
  }
  const { open, closed } = groupClaims(skader);
  return (
    <>
      <ClaimList heading={texts.open} claims={open} />
      <ClaimList heading={texts.closed} claims={closed} />
    </>
  );
}

function problemOf(answer: UseQueryResult<ClaimListInOre>): Problem | null {
  if (hasFailed(answer)) return { tone: 'error', text: texts.failed, names: [] };
  return hasProblem(answer) ? { tone: 'warning', text: texts.incomplete, names: [texts.missing] } : null;
}
