import { texts } from '#texts/document-rows.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { RowList } from '../ui/RowList.tsx';
import { Section } from '../ui/Section.tsx';
import { DocumentRow } from './DocumentRow.tsx';

type Props = {
  title: string;
  documents: readonly InsuranceDocument[];
  isIncomplete: boolean;
};

/** Renders documents below a heading. Renders nothing if there are none and none are missing. */
export function DocumentSection({ title, documents, isIncomplete }: Props) {
  if (documents.length === 0 && !isIncomplete) return null;
  return (
    <Section className="kfp-page-part" title={title} size={3}>
      {isIncomplete && <p>{texts.missing}</p>}
      {documents.length > 0 && (
        <RowList>
          {documents.map((document) => (
            <li key={`${document.systemSource} ${document.id}`}>
              <DocumentRow document={document} />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  );
}
