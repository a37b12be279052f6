import type { ReactNode } from 'react';
import { Amount } from '../ui/Amount.tsx';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import type { StatedInvoice } from './group-invoices.ts';

type Props = {
  invoice: StatedInvoice;
  about: ReactNode;
  /** shown when the row is open; null: the row does not expand */
  children: ReactNode;
};

/** Renders an invoice as one row, which expands if there is more to show. */
export function InvoiceRow({ invoice, about, children }: Props) {
  const summary = (
    <span className="kfp-invoices__summary">
      <span>{about}</span>
      <strong>
        <Amount ore={invoice.amountOre} unit="kr" />
      </strong>
    </span>
  );
  if (children === null) return <p className="kfp-invoices__row">{summary}</p>;
  return (
    <details className="kfp-invoices__fold">
      <ExpanderLine>{summary}</ExpanderLine>
      {children}
    </details>
  );
}
