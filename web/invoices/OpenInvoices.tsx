import { texts } from '#texts/invoices.ts';
import { useSharing } from '../platform/sharing.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { RowList } from '../ui/RowList.tsx';
import { Section } from '../ui/Section.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import type { StatedInvoice } from './group-invoices.ts';
import { OpenInvoice, OpenInvoiceRow } from './OpenInvoice.tsx';

/** Maximum number of invoices shown as cards. The others are rows, so that the page stays short. */
const MAX_CARDS = 5;

type Props = {
  heading: string;
  /** what the customer can do about their own invoices */
  help?: string;
  invoices: readonly StatedInvoice[];
  /** the invoice with the filled button; null if none has one */
  main?: StatedInvoice | null;
  /** whether a long list is completed while the browser is idle (ADR-016) */
  isInParts?: boolean;
};

/** Renders unpaid or coming invoices below a heading, if there are any: the first as cards, the others as rows. */
export function OpenInvoices({ heading, help, invoices, main = null, isInParts = false }: Props) {
  const isOwn = useSharing() === null;
  const renderedCount = useRenderedCount(invoices.length);
  const rendered = isInParts ? invoices.slice(0, renderedCount) : invoices;
  const rows = rendered.slice(MAX_CARDS);
  if (invoices.length === 0) return null;
  return (
    <Section className="kfp-page-part" title={heading}>
      {help && isOwn && <p className="kfp-space-4">{help}</p>}
      {rendered.slice(0, MAX_CARDS).map((invoice) => (
        <OpenInvoice key={keyOf(invoice)} invoice={invoice} isMain={invoice === main} />
      ))}
      {rows.length > 0 && (
        <RowList className="kfp-invoices__rows">
          {rows.map((invoice) => (
            <li key={keyOf(invoice)}>
              <OpenInvoiceRow invoice={invoice} isMain={invoice === main} />
            </li>
          ))}
        </RowList>
      )}
      {rendered.length < invoices.length && <ShowAllLink text={texts.showAllLater(invoices.length)} />}
    </Section>
  );
}

function keyOf({ systemSource, id }: StatedInvoice): string {
  return `${systemSource} ${id}`;
}
