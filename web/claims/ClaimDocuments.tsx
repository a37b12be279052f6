import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { documentsQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';

/** Renders the documents of a claim, or nothing if it has none. */
export function ClaimDocuments({ claim }: { claim: ClaimInOre }) {
  const { systemSource, dokumentIder = [] } = claim;
  const answer = useQuery({ ...documentsQuery, enabled: dokumentIder.length > 0 });
  const documents = (answer.data?.dokumenter ?? []).filter(
    (each) => each.systemSource === systemSource && dokumentIder.includes(each.id),
  );
  const isMissing = documents.length < dokumentIder.length && hasProblem(answer);
  return (
    <DocumentSection
      className="kfp-claims__section"
      title={texts.documents}
      documents={documents}
      missing={isMissing ? texts.documentsMissing : null}
    />
  );
}
