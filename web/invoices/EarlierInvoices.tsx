import { texts } from '#texts/invoices.ts';
import { formatDate } from '../platform/format.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { Amount } from '../ui/Amount.tsx';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import { byYear, type StatedInvoice } from './group-invoices.ts';
import { InvoiceFile } from './InvoiceFile.tsx';
import { InvoiceInsurances } from './InvoiceInsurances.tsx';

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
      {byYear(invoices.slice(0, count)).map(({ year, invoices: ofYear }) => (
        <section key={year} className="kfp-invoices__year">
          <Heading level={3}>{year}</Heading>
          <RowList className="kfp-invoices__rows">
            {ofYear.map((invoice) => (
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
  const { forfallsdato, systemSource, avtalenumre = [], dokumentId } = invoice;
  if (avtalenumre.length === 0 && !dokumentId) {
    return (
      <p className="kfp-invoices__row">
        <Summary invoice={invoice} />
      </p>
    );
  }
  return (
    <details className="kfp-invoices__fold">
      <ExpanderLine>
        <Summary invoice={invoice} />
      </ExpanderLine>
      <InvoiceInsurances invoice={invoice} />
      {dokumentId && (
        <InvoiceFile systemSource={systemSource} id={dokumentId}>
          {texts.fileOf(formatDate(forfallsdato))}
        </InvoiceFile>
      )}
    </details>
  );
}

function Summary({ invoice: { amountOre, forfallsdato, state } }: { invoice: StatedInvoice }) {
  return (
    <span className="kfp-invoices__summary">
      <span>
        {texts.due(formatDate(forfallsdato))}
        <span className="kfp-subdued"> · {state === 'paid' ? texts.paid : texts.statusUnknown}</span>
      </span>
      <strong>
        <Amount ore={amountOre} unit="kr" />
      </strong>
    </span>
  );
}
