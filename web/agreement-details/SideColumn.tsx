import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementOf } from '../../domain/agreement-of.ts';
import type { AgreementKey } from '../agreements/detail-target.ts';
import { claimsOfQuery } from '../claims/queries.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { documentsOfQuery } from '../documents/queries.ts';
import { openInvoicesQuery } from '../invoices/queries.ts';
import { hasProblem, isLoading } from '../platform/api/answers.ts';
import { useIsReadable } from '../platform/sharing.ts';
import { MissingNotice } from '../ui/MissingNotice.tsx';
import type { Answer } from '../ui/use-retry.ts';
import { AboutInsurance } from './AboutInsurance.tsx';
import { Claims } from './Claims.tsx';
import { CoveragesSkeleton } from './DetailsSkeleton.tsx';
import { NextInvoice } from './NextInvoice.tsx';

type Props = {
  agreement: DetailedCustomerAgreementInOre;
  /** the answer with the details of the agreement */
  details: Answer;
};

/**
 * Renders the next invoice, the facts, claims and documents of an agreement, as far as the page may show them. Each
 * appears after those above it have loaded, so that nothing moves in view.
 */
export function SideColumn({ agreement, details }: Props) {
  const areDetailsLoading = isLoading(details);
  const isReadable = useIsReadable();
  const { policyNumber } = agreement;
  const enabled = {
    invoice: isReadable('FAKTURA'),
    claims: isReadable('SKADER'),
    documents: isReadable('DOKUMENTER'),
  };
  const invoices = useQuery({ ...openInvoicesQuery(policyNumber), enabled: enabled.invoice });
  const claims = useQuery({ ...claimsOfQuery(policyNumber), enabled: enabled.claims });
  const documents = useQuery({ ...documentsOfQuery(policyNumber), enabled: enabled.documents });
  const parts = [
    enabled.invoice && {
      waits: isLoading(invoices),
      part: <NextInvoice key="invoice" agreement={agreement} />,
    },
    { waits: areDetailsLoading, part: <AboutInsurance key="about" agreement={agreement} /> },
    enabled.claims && { waits: isLoading(claims), part: <Claims key="claims" agreement={agreement} /> },
    enabled.documents && {
      waits: isLoading(documents),
      part: <Documents key="documents" agreement={agreement} />,
    },
  ].filter((each) => each !== false);
  const firstWaiting = parts.findIndex(({ waits }) => waits);
  const shown = firstWaiting < 0 ? parts : parts.slice(0, firstWaiting);
  const answers = [details, invoices, claims, documents];
  return (
    <div>
      {shown.map(({ part }) => part)}
      {/* A new one for each place: one that moved would count as a layout shift. */}
      {firstWaiting >= 0 && <CoveragesSkeleton key={firstWaiting} isAnnounced={!areDetailsLoading} />}
      {firstWaiting < 0 && <MissingNotice names={answers.some(hasProblem) ? [] : null} answers={answers} />}
    </div>
  );
}

/** Renders the documents of an insurance. Renders nothing if there are none. */
export function Documents({ agreement }: { agreement: AgreementKey }) {
  const answer = useQuery(documentsOfQuery(agreement.policyNumber));
  const documents = (answer.data?.dokumenter ?? []).filter((each) => agreementOf(each, [agreement]));
  return <DocumentSection title={texts.documents} documents={documents} isIncomplete={hasProblem(answer)} />;
}
