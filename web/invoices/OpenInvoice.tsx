import { texts } from '#texts/invoices.ts';
import { formatDate } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { formatAccountNumber } from './account-number.ts';
import { CopyableNumber } from './CopyableNumber.tsx';
import type { StatedInvoice } from './group-invoices.ts';
import { InvoiceFile } from './InvoiceFile.tsx';
import { InvoiceInsurances } from './InvoiceInsurances.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';

type Props = { invoice: StatedInvoice };

/** Renders an unpaid invoice: the amount, the due date and the payment details. */
export function OpenInvoice({ invoice }: Props) {
  return (
    <Card className="kfp-invoice">
      <p className="kfp-invoice__amount">
        <Amount ore={invoice.amountOre} unit="kr" />
      </p>
      <p>{stateText(invoice)}</p>
      <Details invoice={invoice} />
    </Card>
  );
}

/** Renders an unpaid invoice as one row, which expands to the payment details. */
export function OpenInvoiceRow({ invoice }: Props) {
  return (
    <InvoiceRow invoice={invoice} about={stateText(invoice)}>
      <Details invoice={invoice} />
    </InvoiceRow>
  );
}

function Details({ invoice }: Props) {
  const { systemSource, dokumentId } = invoice;
  return (
    <>
      <Numbers invoice={invoice} />
      <InvoiceInsurances invoice={invoice} />
      {dokumentId && (
        <InvoiceFile systemSource={systemSource} id={dokumentId}>
          {texts.file}
        </InvoiceFile>
      )}
    </>
  );
}

/** Renders the payment details. Direct debit needs none. */
function Numbers({ invoice: { kid, kontonummer, state } }: Props) {
  if (state === 'directDebit' || (!kid && !kontonummer)) return null;
  return (
    <dl className="kfp-invoice__numbers">
      {kid && (
        <CopyableNumber name={texts.kid} number={kid} action={texts.copyKid} copied={texts.copied.kid} />
      )}
      {kontonummer && (
        <CopyableNumber
          name={texts.account}
          number={kontonummer}
          shown={formatAccountNumber(kontonummer)}
          action={texts.copyAccount}
          copied={texts.copied.account}
        />
      )}
    </dl>
  );
}

function stateText({ state, forfallsdato }: StatedInvoice): string {
  if (state === 'paid') return texts.paid;
  if (state === 'other') return texts.statusUnknown;
  return texts.states[state](formatDate(forfallsdato));
}
