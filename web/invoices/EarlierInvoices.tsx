import { texts } from '#texts/invoices.ts';
import { byYear } from '../../domain/by-year.ts';
import { sumOre } from '../../domain/money.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate, formatOre } from '../platform/format.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { Expander } from '../ui/Expander.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import type { StatedInvoice } from './group-invoices.ts';
import { InvoiceFile } from './InvoiceFile.tsx';
import { InvoiceInsurances } from './InvoiceInsurances.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { stateText } from './state-text.ts';

type Props = {
  invoices: readonly StatedInvoice[];
  /** whether the list is complete, so that its sums are */
  isWhole: boolean;
};

/** Renders paid invoices and credit notes, folded by year. Long lists are completed while idle (ADR-016). */
export function EarlierInvoices({ invoices, isWhole }: Props) {
  const { today } = useBoot();
  const count = useRenderedCount(invoices.length);
  if (invoices.length === 0) return null;
  const rendered = new Set(invoices.slice(0, count));
  return (
    <Section className="kfp-page-part kfp-invoices__years" title={texts.earlier}>
      <div>
        {byYear(invoices, ({ forfallsdato }) => forfallsdato).map(({ year, items }) => (
          <Expander
            key={year}
            title={<YearTitle year={year} invoices={isWhole ? items : []} />}
            open={year === today.slice(0, 4)}
          >
            <ul className="kfp-invoices__list">
              {items
                .filter((invoice) => rendered.has(invoice))
                .map((invoice) => (
                  <li key={`${invoice.systemSource} ${invoice.id}`}>
                    <EarlierInvoice invoice={invoice} />
                  </li>
                ))}
            </ul>
          </Expander>
        ))}
      </div>
      {count < invoices.length && <ShowAllLink text={texts.showAll(invoices.length)} />}
    </Section>
  );
}

function YearTitle({ year, invoices }: { year: string; invoices: readonly StatedInvoice[] }) {
  const paid = invoices.filter(({ state }) => state === 'paid');
  const sum = formatOre(sumOre(paid.map(({ amountOre }) => amountOre)), 'kr');
  return (
    <>
      <h3>{year}</h3>{' '}
      {paid.length > 0 && (
        <span className="kfp-invoices__sum">{readable(texts.paidInYear(paid.length, sum))}</span>
      )}
    </>
  );
}

function EarlierInvoice({ invoice }: { invoice: StatedInvoice }) {
  const { forfallsdato, avtalenumre = [], shares = [], dokumentId, state } = invoice;
  const date = formatDate(forfallsdato);
  const about = (
    <>
      {state === 'credit' ? date : texts.due(date)}
      <span className="kfp-subdued"> · {stateText(invoice)}</span>
    </>
  );
  const hasMore = avtalenumre.length > 0 || shares.length > 0 || dokumentId;
  return (
    <InvoiceRow invoice={invoice} about={about}>
      {hasMore ? (
        <>
          <InvoiceInsurances invoice={invoice} />
          <InvoiceFile invoice={invoice}>{texts.fileOf(date)}</InvoiceFile>
        </>
      ) : null}
    </InvoiceRow>
  );
}
