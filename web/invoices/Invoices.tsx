import { texts } from '#texts/invoices.ts';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { Heading } from '../ui/Heading.tsx';
import { EarlierInvoices } from './EarlierInvoices.tsx';
import { groupInvoices, type StatedInvoice } from './group-invoices.ts';
import { OpenInvoice } from './OpenInvoice.tsx';

type Props = {
  invoices: readonly InvoiceInOre[];
  /** whether the list is complete */
  isWhole: boolean;
};

/** Renders the next payment, unpaid and later invoices, then earlier ones by year (spec: beyond §1). */
export function Invoices({ invoices, isWhole }: Props) {
  const { next, unpaid, later, earlier } = groupInvoices(invoices, useBoot().today);
  const hasNothingToPay = isWhole && !next && unpaid.length === 0;
  return (
    <div className="kfp-invoices">
      <div>
        {next && <OpenInvoices heading={texts.next} invoices={[next]} />}
        {hasNothingToPay && (
          <OpenInvoices heading={texts.next} invoices={[]}>
            {texts.noNext}
          </OpenInvoices>
        )}
        {unpaid.length > 0 && (
          <OpenInvoices heading={texts.unpaid} invoices={unpaid}>
            {texts.unpaidHelp}
          </OpenInvoices>
        )}
        {later.length > 0 && <OpenInvoices heading={texts.later} invoices={later} />}
        {next && (
          <p className="kfp-invoices__calendar">
            {texts.calendar.text}{' '}
            <a className="kfp-link" href={addressOfFile('GET /kalender')}>
              {texts.calendar.link}
            </a>
          </p>
        )}
      </div>
      <EarlierInvoices invoices={earlier} />
    </div>
  );
}

type OpenProps = { heading: string; invoices: readonly StatedInvoice[]; children?: string | null };

/** Renders unpaid or coming invoices below a heading. `children` is a help text for all of them. */
function OpenInvoices({ heading, invoices, children }: OpenProps) {
  return (
    <section className="kfp-invoices__section">
      <Heading level={2}>{heading}</Heading>
      {children && <p className="kfp-invoices__help">{children}</p>}
      {invoices.map((invoice) => (
        <OpenInvoice key={`${invoice.systemSource} ${invoice.id}`} invoice={invoice} />
      ))}
    </section>
  );
}
