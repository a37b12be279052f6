import './invoices.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/invoices.ts';
import { type InvoiceListInOre, invoiceListInOre } from '../../contract/in-ore.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { RowListSkeleton } from '../ui/RowListSkeleton.tsx';
import { LazyInvoiceList } from './lazy-parts.ts';
import { invoicesQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** What the customer is to pay, and what was paid (spec: beyond §1); `feedback` ends the page. */
export function InvoicesPage({ feedback }: PageProps) {
  const answer = useQuery({ ...invoicesQuery, select: invoiceListInOre });
  return (
    <ListPage texts={texts} answer={answer} skeleton={<RowListSkeleton />} feedback={feedback}>
      {answer.data && <List list={answer.data} />}
    </ListPage>
  );
}

function List({ list: { fakturaer, systemSourceError } }: { list: InvoiceListInOre }) {
  if (fakturaer.length === 0) return systemSourceError ? null : <p>{texts.empty}</p>;
  return (
    <div className="kfp-invoices">
      <LazyInvoiceList invoices={fakturaer} isWhole={!systemSourceError} />
    </div>
  );
}
