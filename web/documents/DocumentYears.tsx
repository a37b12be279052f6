import type { InsuranceDocument } from '../../contract/documents.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { byYear } from './filter-documents.ts';

/** Documents below their years. */
export function DocumentYears({ documents }: { documents: readonly InsuranceDocument[] }) {
  return byYear(documents).map(({ year, documents: ofYear }) => (
    <section key={year} className="kfp-documents__year">
      <Heading level={2} size={3}>
        {year}
      </Heading>
      <Card className="kfp-documents__card">
        <ul className="kfp-documents__list">
          {ofYear.map((document) => (
            <li key={`${document.systemSource} ${document.id}`}>
              <DocumentRow document={document} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}
