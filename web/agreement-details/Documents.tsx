import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import type { Agreement } from '../../contract/agreements.ts';
import { agreementOf } from '../../domain/agreement-of.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { documentsOfQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';

/** Renders the documents of an insurance. Renders nothing if there are none. */
export function Documents({ agreement }: { agreement: Pick<Agreement, 'systemSource' | 'policyNumber'> }) {
  const answer = useQuery(documentsOfQuery(agreement.policyNumber));
  const documents = (answer.data?.dokumenter ?? []).filter((each) => agreementOf(each, [agreement]));
  return (
    <DocumentSection
      title={texts.documents}
      documents={documents}
      missing={hasProblem(answer) ? texts.documentsMissing : null}
    />
  );
}
