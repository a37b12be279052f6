import { useQuery } from '@tanstack/react-query';
import { invoiceListInOre } from '../../contract/in-ore.ts';
import { formatDate } from '../../domain/calendar-date.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { nextInvoiceOf } from './next-invoice.ts';
import { invoicesQuery } from './queries.ts';
import { texts } from './texts.ts';

/** What is to be paid next for an insurance; nothing where there is nothing. */
export function NextInvoice({ policyNumber }: { policyNumber: string }) {
  const { data } = useQuery({ ...invoicesQuery, select: invoiceListInOre });
  const invoice = nextInvoiceOf(data?.fakturaer ?? [], policyNumber);
  if (!invoice) return null;
  return (
    <section className="kfp-details__section">
      <Heading level={2} size={3}>
        {texts.nextInvoice}
      </Heading>
      <Card className="kfp-details__item">
        <strong>
          <Amount ore={invoice.amountOre} unit="kr" />
        </strong>
        <span className="kfp-details__note">{texts.due(formatDate(invoice.forfallsdato))}</span>
      </Card>
    </section>
  );
}
