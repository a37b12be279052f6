import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import { DocumentRow } from '../documents/DocumentRow.tsx';
import { documentsOfQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';

/** Renders the documents of an insurance. Renders nothing if there are none. */
export function Documents({ policyNumber }: { policyNumber: string }) {
  const answer = useQuery(documentsOfQuery(policyNumber));
  const documents = (answer.data?.dokumenter ?? []).filter((each) => each.avtalenummer === policyNumber);
  if (documents.length === 0 && !hasProblem(answer)) return null;
  return (
    <section className="kfp-details__section">
      <Heading level={2} size={3}>
        {texts.documents}
      </Heading>
      {hasProblem(answer) && <p>{texts.documentsMissing}</p>}
      {documents.length > 0 && (
        <RowList>
          {documents.map((document) => (
            <li key={`${document.systemSource} ${document.id}`}>
              <DocumentRow document={document} />
            </li>
          ))}
        </RowList>
      )}
    </section>
  );
}
