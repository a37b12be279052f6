import './invoices.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/invoices.ts';
import { invoiceListInOre } from '../../contract/in-ore.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { LazyInvoiceList } from './lazy-components.ts';
import { invoicesQuery } from './queries.ts';

export const title = texts.title;

/** Renders the customer's coming, unpaid and earlier invoices, followed by `feedback` (spec: beyond §1). */
export function InvoicesPage({ feedback }: PageProps) {
  const answer = useQuery({ ...invoicesQuery, select: invoiceListInOre });
  const invoices = answer.data?.fakturaer ?? [];
  return (
    <ListPage texts={texts} answer={answer} count={invoices.length} feedback={feedback}>
      {invoices.length > 0 && (
        <LazyInvoiceList invoices={invoices} isWhole={!answer.data?.systemSourceError} />
      )}
    </ListPage>
  );
}
