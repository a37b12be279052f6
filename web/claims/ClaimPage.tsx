import '../documents/documents.scss';
import './claims.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claims.ts';
import { claimListInOre } from '../../contract/in-ore.ts';
import { hasProblem, isLoading } from '../platform/api/answers.ts';
import { type ItemKey, itemKeyOf } from '../platform/api/item-key.ts';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Link } from '../platform/router/Link.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { LazyClaimDetails } from './lazy-components.ts';
import { claimQuery } from './queries.ts';

/** Title of the document until the claim has loaded. */
export const title = texts.oneTitle;

/** Renders one claim with its next step and history, followed by `feedback` (spec: beyond §1). */
export function ClaimPage(props: PageProps) {
  const key = itemKeyOf(props.parameters);
  return key ? <ClaimOf {...props} claimKey={key} /> : <props.NotFound />;
}

function ClaimOf({ claimKey, feedback, NotFound }: PageProps & { claimKey: ItemKey }) {
  const { systemSource, id } = claimKey;
  const answer = useQuery({ ...claimQuery(claimKey), select: claimListInOre });
  const claim = answer.data?.skader.find((each) => each.systemSource === systemSource && each.id === id);
  if (claim) {
    return (
      <PageFrame back={<ToClaims />} feedback={feedback}>
        <PageMetadata title={claim.tittel} />
        <LazyClaimDetails claim={claim} />
      </PageFrame>
    );
  }
  if (isLoading(answer)) return <PageLoading text={texts.loadingOne} />;
  if (!hasProblem(answer)) return <NotFound />;
  // A system does not answer, so that it is unknown whether the customer has the claim.
  return (
    <PageFrame back={<ToClaims />}>
      <Heading level={1}>{texts.oneTitle}</Heading>
      <ListProblem problem={{ tone: 'error', text: texts.failedOne }} answers={[answer]} />
    </PageFrame>
  );
}

function ToClaims() {
  return (
    <BackLink as={Link} to="/skadesaker">
      {texts.title}
    </BackLink>
  );
}
