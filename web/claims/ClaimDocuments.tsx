import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { DocumentRow } from '../documents/DocumentRow.tsx';
import { documentsQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';

/** Renders the documents of a claim, or nothing if it has none. */
export function ClaimDocuments({ claim }: { claim: ClaimInOre }) {
  const { systemSource, dokumentIder = [] } = claim;
  const answer = useQuery({ ...documentsQuery, enabled: dokumentIder.length > 0 });
  const documents = (answer.data?.dokumenter ?? []).filter(
    (each) => each.systemSource === systemSource && dokumentIder.includes(each.id),
  );
  const isMissing = documents.length < dokumentIder.length && hasProblem(answer);
  if (documents.length === 0 && !isMissing) return null;
  return (
    <section className="kfp-claims__section">
      <Heading level={2} size={3}>
        {texts.documents}
      </Heading>
      {isMissing && <p>{texts.documentsMissing}</p>}
      {documents.length > 0 && (
        <RowList>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} />
            </li>
          ))}
        </RowList>
      )}
    </section>
  );
}
