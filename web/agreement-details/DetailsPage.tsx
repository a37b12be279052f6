import '../documents/documents.scss';
import './details.scss';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/details-page.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { addressOf } from '../../domain/paths.ts';
import { isIncomplete } from '../agreements/agreements-state.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useLocation, useSearch } from '../platform/router/router.ts';
import { useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import type { Answer } from '../ui/use-retry.ts';
import { DetailsSkeleton, ToOverview } from './DetailsSkeleton.tsx';
import { agreementQueryOf, type FoundAgreement, findAgreement } from './find-agreement.ts';
import { LazyAgreementDetails } from './lazy-components.ts';
import { knownAgreement } from './queries.ts';

/** Title of the document until the insurance has loaded. */
export const title = texts.title;

/** Renders one insurance of the customer with its coverages, costs and lists, then `feedback` (spec: beyond §1). */
export function DetailsPage({ parameters, feedback, NotFound }: PageProps) {
  const { found, answers } = useAgreement(parameters);
  if (found.status === 'found') {
    const { name, description } = found.agreement;
    return (
      <PageFrame back={<ToOverview />} feedback={feedback}>
        <PageMetadata title={description ? `${name}, ${description}` : name} />
        <LazyAgreementDetails agreement={found.agreement} />
      </PageFrame>
    );
  }
  if (found.status === 'loading') return <DetailsSkeleton />;
  if (found.status === 'failed') return <CannotSay answers={answers} />;
  return <NotFound />;
}

/** Renders an error: the insurance may be in a system that did not answer. The customer can report a claim. */
function CannotSay({ answers }: { answers: readonly Answer[] }) {
  const { meldSkadeUrl } = useBoot().distributor;
  const isOwn = useSharing() === null;
  return (
    <PageFrame back={<ToOverview />}>
      <Heading level={1}>{texts.title}</Heading>
      <ListProblem problem={{ tone: 'error', text: texts.failed }} answers={answers} />
      {isOwn && (
        <p className="kfp-details__actions">
          <ExternalButtonLink variant="secondary" href={meldSkadeUrl}>
            {shellTexts.navigation.reportDamage}
          </ExternalButtonLink>
        </p>
      )}
    </PageFrame>
  );
}

/**
 * Returns the agreement that the address names, searched in all systems, and the answers behind it. Until they arrive,
 * and if they fail, it is the agreement of the overview's list, if that is known.
 */
function useAgreement(parameters: PathParameters): {
  found: FoundAgreement<CustomerAgreementInOre>;
  answers: readonly Answer[];
} {
  const { state, answers } = useAgreements(agreementQueryOf(parameters));
  const isReady = state.status === 'ready';
  const lists = {
    agreements: isReady ? state.list.avtaler : [],
    isLoading: state.status === 'loading' || (isReady && state.alsoLoading),
    isWhole: isReady && !isIncomplete(state),
  };
  const client = useQueryClient();
  const boot = useBoot();
  const address = { path: addressOf(useLocation().pathname), parameters, query: useSearch() };
  const found = findAgreement(lists, address, boot);
  const isUnknown = found.status === 'loading' || found.status === 'failed';
  const known = isUnknown && knownAgreement(client, boot, address);
  return {
    found: known ? { status: 'found', agreement: known } : found,
    answers,
  };
}
