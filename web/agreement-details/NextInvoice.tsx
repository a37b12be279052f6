import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import { invoiceListInOre } from '../../contract/in-ore.ts';
import { addressOf } from '../../domain/paths.ts';
import { openInvoicesQuery } from '../invoices/queries.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { nextInvoiceOf } from './next-invoice.ts';

/** Renders the next invoice of an insurance. Renders nothing if there is none. */
export function NextInvoice({ policyNumber }: { policyNumber: string }) {
  const { today } = useBoot();
  const { data } = useQuery({ ...openInvoicesQuery(policyNumber), select: invoiceListInOre });
  const invoice = nextInvoiceOf(data?.fakturaer ?? [], policyNumber, today);
  if (!invoice) return null;
  const { amountOre, forfallsdato, avtalenumre = [] } = invoice;
  const date = formatDate(forfallsdato);
  return (
    <section className="kfp-details__section">
      <Heading level={2} size={3}>
        {texts.nextInvoice}
      </Heading>
      <Card className="kfp-details__item">
        <strong>
          <Amount ore={amountOre} unit="kr" />
        </strong>
        <span className="kfp-details__note">
          {forfallsdato < today ? texts.wasDue(date) : texts.due(date)}
        </span>
        {avtalenumre.length > 1 && (
          <span className="kfp-details__note">{texts.sharedInvoice(avtalenumre.length)}</span>
        )}
        <a className="kfp-link" href={addressOf('/betaling')}>
          {texts.toInvoices}
        </a>
      </Card>
    </section>
  );
}
