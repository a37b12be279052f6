import { texts } from '#texts/documents.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { useSearch } from '../platform/router/router.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { byYear } from './filter-documents.ts';

/** Documents below their years, each with its insurance; of hundreds the rest once the browser has nothing better to do. */
export function DocumentYears({ documents }: { documents: readonly InsuranceDocument[] }) {
  const insuranceOf = useInsuranceLinks();
  const search = useSearch();
  const count = useRenderedCount(documents.length);
  search.set('vis', 'alle');
  return (
    <>
      {byYear(documents.slice(0, count)).map(({ year, documents: ofYear }) => (
        <section key={year} className="kfp-documents__year">
          <Heading level={2} size={3}>
            {year}
          </Heading>
          <Card className="kfp-documents__card">
            <ul className="kfp-documents__list">
              {ofYear.map((document) => (
                <li key={`${document.systemSource} ${document.id}`}>
                  <DocumentRow
                    document={document}
                    insurance={insuranceOf(document)?.name ?? numbered(document)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {count < documents.length && (
        <p className="kfp-documents__year">
          <a className="kfp-link" href={`?${search}`}>
            {texts.showAll(documents.length)}
          </a>
        </p>
      )}
    </>
  );
}

function numbered({ avtalenummer }: InsuranceDocument): string | undefined {
  return avtalenummer && texts.agreement(avtalenummer);
}
