import { formats } from '#texts/formats.ts';
import { texts } from '#texts/invoices.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate, formatDay, formatOre } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { Amount } from '../ui/Amount.tsx';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Tag } from '../ui/Tag.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { formatAccountNumber, plainAccountNumber } from './account-number.ts';
import { CopyableNumber } from './CopyableNumber.tsx';
import { exactAmount } from './exact-amount.ts';
import type { StatedInvoice } from './group-invoices.ts';
import { InvoiceFile } from './InvoiceFile.tsx';
import { InvoiceInsurances } from './InvoiceInsurances.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { isToBePaid, payAddress } from './pay-address.ts';
import { stateText } from './state-text.ts';

type Props = {
  invoice: StatedInvoice;
  /** whether its payment is the page's main action, with the filled button */
  isMain: boolean;
};

/** Renders an unpaid invoice: the amount, the due date and the payment details. */
export function OpenInvoice({ invoice, isMain }: Props) {
  const { today } = useBoot();
  const isOwn = useSharing() === null;
  const isOverdue = invoice.state === 'overdue';
  return (
    <Card className="kfp-invoice">
      {isOverdue && (
        <Tag tone="warning" className="kfp-invoice__badge">
          {texts.dueSince(formatDay(invoice.forfallsdato, today))}
        </Tag>
      )}
      <p className="kfp-invoice__amount">
        <Amount ore={invoice.amountOre} unit="kr" />
      </p>
      {!isOverdue && (
        <p>
          {stateText(invoice)} {isOwn && invoice.state === 'directDebit' && texts.nothingToDo}
        </p>
      )}
      <Details invoice={invoice} isMain={isMain} />
    </Card>
  );
}

/** Renders an unpaid invoice as one row, which expands to the payment details. */
export function OpenInvoiceRow({ invoice, isMain }: Props) {
  return (
    <InvoiceRow invoice={invoice} about={stateText(invoice)}>
      <Details invoice={invoice} isMain={isMain} />
    </InvoiceRow>
  );
}

function Details({ invoice, isMain }: Props) {
  const { state } = invoice;
  const isOwn = useSharing() === null;
  const { betalINettbankenUrl } = useBoot().distributor;
  const address = isOwn ? payAddress(betalINettbankenUrl, invoice) : null;
  return (
    <>
      {address && (
        <p className="kfp-invoice__pay">
          <ExternalButtonLink variant={isMain ? 'primary' : 'secondary'} href={address}>
            {texts.payInBank}
            <VisuallyHidden>, {formatOre(invoice.amountOre, 'kr')}</VisuallyHidden>
          </ExternalButtonLink>
        </p>
      )}
      <Numbers invoice={invoice} />
      {isOwn && isToBePaid(state) && !invoice.kontonummer && (
        <p className="kfp-space-12">{texts.noAccount}</p>
      )}
      <InvoiceInsurances invoice={invoice} isFolded={state === 'directDebit'} />
      <InvoiceFile invoice={invoice}>
        {texts.file}
        <VisuallyHidden>, {texts.due(formatDate(invoice.forfallsdato))}</VisuallyHidden>
      </InvoiceFile>
    </>
  );
}

/** An amount as online banks in Norway accept it: '2094,50'. */
const TO_COPY = { ...formats, thousands: '', decimal: ',' };

/** Renders the payment details. Direct debit needs none. */
function Numbers({ invoice }: { invoice: StatedInvoice }) {
  const { kid, kontonummer, amountOre, state } = invoice;
  if (state === 'directDebit' || (!kid && !kontonummer)) return null;
  const owner = texts.due(formatDate(invoice.forfallsdato));
  return (
    <dl className="kfp-invoice__numbers">
      {kid && <CopyableNumber kind="kid" number={kid} owner={owner} />}
      {kontonummer && (
        <CopyableNumber
          kind="account"
          number={plainAccountNumber(kontonummer)}
          shown={formatAccountNumber(kontonummer)}
          owner={owner}
        />
      )}
      <CopyableNumber
        kind="amount"
        number={exactAmount(amountOre, TO_COPY)}
        shown={formatOre(amountOre, 'kr')}
        owner={owner}
      />
    </dl>
  );
}
