import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { documentsOfQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';

/** Renders the documents of an insurance. Renders nothing if there are none. */
export function Documents({ policyNumber }: { policyNumber: string }) {
  const answer = useQuery(documentsOfQuery(policyNumber));
  const documents = (answer.data?.dokumenter ?? []).filter((each) => each.avtalenummer === policyNumber);
  return (
    <DocumentSection
      className="kfp-details__section"
      title={texts.documents}
      documents={documents}
      missing={hasProblem(answer) ? texts.documentsMissing : null}
    />
  );
}
