import '../documents/documents.scss';
import './details.scss';
import { texts } from '#texts/details-page.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import type { Answer } from '../ui/use-retry.ts';
import { DetailsSkeleton, ToOverview } from './DetailsSkeleton.tsx';
import { LazyAgreementDetails } from './lazy-components.ts';
import { useAgreement } from './use-agreement.ts';

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

/** Renders an error: the insurance may be in a system that did not answer. Claims can be reported. */
function CannotSay({ answers }: { answers: readonly Answer[] }) {
  return (
    <PageFrame back={<ToOverview />}>
      <Heading level={1}>{texts.title}</Heading>
      <ListProblem problem={{ tone: 'error', text: texts.failed }} answers={answers} />
      <p className="kfp-details__actions">
        <ExternalButtonLink variant="secondary" href={useBoot().distributor.meldSkadeUrl}>
          {shellTexts.navigation.reportDamage}
        </ExternalButtonLink>
      </p>
    </PageFrame>
  );
}
