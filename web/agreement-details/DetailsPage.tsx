import '../documents/documents.scss';
import './details.scss';
import type { ComponentType } from 'react';
import { texts } from '#texts/details-page.ts';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { LazyAgreementDetails } from './lazy-components.ts';
import { useAgreement } from './use-agreement.ts';

type Props = PageProps & {
  /** what is shown to whoever has no such insurance, and its title */
  NotFound: ComponentType;
  notFoundTitle: string;
};

/** One insurance of the customer's: what it covers and costs, and what belongs to it (spec: beyond §1); `feedback` ends the page. */
export function DetailsPage({ parameters, feedback, NotFound, notFoundTitle }: Props) {
  const { found, refetch } = useAgreement(parameters);
  if (found.status === 'found') {
    return (
      <div className="kfp-wide kfp-details">
        <PageMetadata title={found.agreement.name} />
        <LazyAgreementDetails agreement={found.agreement} />
        {feedback && <div className="kfp-list-page__feedback">{feedback}</div>}
      </div>
    );
  }
  if (found.status === 'loading') return <PageLoading text={texts.loading} />;
  if (found.status === 'failed') return <CannotSay onRetry={refetch} />;
  return (
    <>
      <PageMetadata title={notFoundTitle} status={404} />
      <NotFound />
    </>
  );
}

/** A system does not answer: nobody can say whether the customer has the insurance. */
function CannotSay({ onRetry }: { onRetry: () => Promise<boolean> }) {
  return (
    <div className="kfp-wide kfp-details">
      <Heading level={1}>{texts.title}</Heading>
      <ListProblem problem={{ tone: 'error', text: texts.failed, names: [] }} onRetry={onRetry} />
    </div>
  );
}
