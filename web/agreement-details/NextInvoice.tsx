import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import { type InvoiceInOre, invoiceListInOre } from '../../contract/in-ore.ts';
import { coversInsurance, insurancesOf, shareOf } from '../../domain/invoice-shares.ts';
import type { InvoiceState } from '../../domain/invoice-state.ts';
import { addressOf } from '../../domain/paths.ts';
import type { AgreementKey } from '../agreements/detail-target.ts';
import { groupInvoices, type StatedInvoice } from '../invoices/group-invoices.ts';
import { openInvoicesQuery } from '../invoices/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate, formatOre } from '../platform/format.ts';
import { useKeepPerson } from '../platform/sharing.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';
import { ShareBar } from '../ui/ShareBar.tsx';

type Props = { agreement: AgreementKey };

/** Renders an insurance's overdue invoices and its next one, with its shares. Says if invoices may be missing. */
export function NextInvoice({ agreement }: Props) {
  const { today } = useBoot();
  const answer = useQuery({ ...openInvoicesQuery(agreement.policyNumber), select: invoiceListInOre });
  return (
    <>
      {openInvoicesOf(answer.data?.fakturaer ?? [], agreement, today).map((invoice) => (
        <InvoiceSection
          key={`${invoice.systemSource} ${invoice.id}`}
          invoice={invoice}
          agreement={agreement}
        />
      ))}
      {hasProblem(answer) && (
        <Section className="kfp-page-part" title={texts.invoices} size={3}>
          <p>{texts.invoicesMissing}</p>
        </Section>
      )}
    </>
  );
}

function InvoiceSection({ invoice, agreement }: { invoice: StatedInvoice } & Props) {
  const keepPerson = useKeepPerson();
  const { amountOre, state } = invoice;
  const share = shareOf(invoice, agreement);
  const count = insurancesOf(invoice).length;
  const isPart = share !== null && share !== amountOre;
  const headings = state === 'overdue' ? texts.overdue : texts.next;
  return (
    <Section className="kfp-page-part" title={isPart ? headings.part : headings.whole} size={3}>
      <Card className="kfp-details__item">
        {isPart ? (
          <Share share={share} invoice={invoice} />
        ) : (
          <strong>
            <Amount ore={amountOre} unit="kr" />
          </strong>
        )}
        <span className="kfp-subdued">{dueText(state, formatDate(invoice.forfallsdato))}</span>
        {share === null && count > 1 && <span className="kfp-subdued">{texts.sharedInvoice(count)}</span>}
        <a className="kfp-link kfp-line-link" href={keepPerson(addressOf('/betaling'))}>
          {texts.toInvoices}
        </a>
      </Card>
    </Section>
  );
}

function dueText(state: InvoiceState, date: string): string {
  if (state === 'directDebit') return texts.collected(date);
  return state === 'overdue' ? texts.wasDue(date) : texts.due(date);
}

/**
 * Renders the share of the invoice as text and bar. Screen readers need only the text. Next to a credit it can be
 * more than the whole, or negative: it then stands alone.
 */
function Share({ share, invoice: { amountOre } }: { share: number; invoice: InvoiceInOre }) {
  const amount = (
    <strong>
      <Amount ore={share} unit="kr" />
    </strong>
  );
  if (share < 0 || share > amountOre) return amount;
  return (
    <>
      <span>
        {amount} {readable(texts.ofTotal(formatOre(amountOre, 'kr')))}
      </span>
      <ShareBar percent={Math.max(1, Math.round((share / amountOre) * 100))} />
    </>
  );
}

/**
 * Returns the invoices of an insurance that are overdue, the oldest first, then the next one to be paid or collected.
 * `today` is a date like `2026-12-31`. One that the bank was to collect is neither, though no system may ever report its
 * payment (ADR-039).
 */
export function openInvoicesOf(
  invoices: readonly InvoiceInOre[],
  insurance: AgreementKey,
  today: string,
): readonly StatedInvoice[] {
  const own = invoices.filter((invoice) => coversInsurance(invoice, insurance));
  const { unpaid, next } = groupInvoices(own, today);
  return next ? [...unpaid, next] : unpaid;
}
