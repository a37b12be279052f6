import { texts } from '#texts/document-rows.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { byYear } from '../../domain/by-year.ts';
import { useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import { DocumentRow } from './DocumentRow.tsx';

/**
 * Renders documents grouped by year, each with its insurance. Long lists are completed while the browser is
 * idle.
 */
export function DocumentYears({ documents }: { documents: readonly InsuranceDocument[] }) {
  const insuranceOf = useInsuranceLinks();
  const count = useRenderedCount(documents.length);
  return (
    <>
      {byYear(documents.slice(0, count), ({ dato }) => dato).map(({ year, items }) => (
        <section key={year} className="kfp-documents__year">
          <Heading level={2} size={3}>
            {year}
          </Heading>
          <RowList>
            {items.map((document) => (
              <li key={`${document.systemSource} ${document.id}`}>
                <DocumentRow
                  document={document}
                  insurance={insuranceOf(document)?.label ?? numberText(document)}
                />
              </li>
            ))}
          </RowList>
        </section>
      ))}
      {count < documents.length && <ShowAllLink text={texts.showAll(documents.length)} />}
    </>
  );
}

function numberText({ avtalenummer }: InsuranceDocument): string | undefined {
  return avtalenummer && texts.agreement(avtalenummer);
}
