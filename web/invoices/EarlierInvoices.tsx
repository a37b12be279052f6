import { texts } from '#texts/invoices.ts';
import { byYear } from '../../domain/by-year.ts';
import { formatDate } from '../platform/format.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import type { StatedInvoice } from './group-invoices.ts';
import { InvoiceFile } from './InvoiceFile.tsx';
import { InvoiceInsurances } from './InvoiceInsurances.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';

/**
 * Renders paid invoices, and invoices with an unknown status, grouped by year. Long lists are completed while
 * the browser is idle (ADR-016).
 */
export function EarlierInvoices({ invoices }: { invoices: readonly StatedInvoice[] }) {
  const count = useRenderedCount(invoices.length);
  if (invoices.length === 0) return null;
  return (
    <section className="kfp-invoices__section">
      <Heading level={2}>{texts.earlier}</Heading>
      {byYear(invoices.slice(0, count), ({ forfallsdato }) => forfallsdato).map(({ year, items }) => (
        <section key={year} className="kfp-invoices__year">
          <Heading level={3}>{year}</Heading>
          <RowList className="kfp-invoices__rows">
            {items.map((invoice) => (
              <li key={`${invoice.systemSource} ${invoice.id}`}>
                <EarlierInvoice invoice={invoice} />
              </li>
            ))}
          </RowList>
        </section>
      ))}
      {count < invoices.length && <ShowAllLink text={texts.showAll(invoices.length)} />}
    </section>
  );
}

/** Renders one row, which expands if there are insurances or a document to show. */
function EarlierInvoice({ invoice }: { invoice: StatedInvoice }) {
  const { forfallsdato, systemSource, avtalenumre = [], dokumentId, state } = invoice;
  const about = (
    <>
      {texts.due(formatDate(forfallsdato))}
      <span className="kfp-subdued"> · {state === 'paid' ? texts.paid : texts.statusUnknown}</span>
    </>
  );
  const hasMore = avtalenumre.length > 0 || dokumentId;
  return (
    <InvoiceRow invoice={invoice} about={about}>
      {hasMore ? (
        <>
          <InvoiceInsurances invoice={invoice} />
          {dokumentId && (
            <InvoiceFile systemSource={systemSource} id={dokumentId}>
              {texts.fileOf(formatDate(forfallsdato))}
            </InvoiceFile>
          )}
        </>
      ) : null}
    </InvoiceRow>
  );
}
