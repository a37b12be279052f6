import { texts } from '#texts/invoices.ts';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { inLanguage } from '../platform/api/in-language.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import { EarlierInvoices } from './EarlierInvoices.tsx';
import { groupInvoices } from './group-invoices.ts';
import { OpenInvoices } from './OpenInvoices.tsx';
import { payAddress } from './pay-address.ts';

type Props = {
  invoices: readonly InvoiceInOre[];
  /** whether the list is complete */
  isWhole: boolean;
};

/** Renders unpaid invoices, the next payment, later ones and unknown ones, then earlier ones by year (spec: beyond §10). */
export function Invoices({ invoices, isWhole }: Props) {
  const { distributor, today } = useBoot();
  const isOwn = useSharing() === null;
  const { next, unpaid, unconfirmed, later, unknown, earlier } = groupInvoices(invoices, today);
  const hasNothingToPay =
    isWhole && !next && [unpaid, unconfirmed, unknown].every(({ length }) => length === 0);
  const main = unpaid.find((each) => payAddress(distributor.betalINettbankenUrl, each)) ?? null;
  return (
    <div className="kfp-columns kfp-invoices">
      <div>
        {unpaid.length > 0 && (
          <OpenInvoices heading={texts.unpaid} invoices={unpaid} main={main}>
            {isOwn ? texts.unpaidHelp : null}
          </OpenInvoices>
        )}
        {unconfirmed.length > 0 && (
          <OpenInvoices heading={texts.unconfirmed} invoices={unconfirmed}>
            {isOwn ? texts.unconfirmedHelp : null}
          </OpenInvoices>
        )}
        {next && <OpenInvoices heading={texts.next} invoices={[next]} />}
        {hasNothingToPay && (
          <OpenInvoices heading={texts.next} invoices={[]}>
            {texts.noNext}
          </OpenInvoices>
        )}
        {later.length > 0 && <OpenInvoices heading={texts.later} invoices={later} isInParts />}
        {next && isOwn && (
          <p className="kfp-invoices__calendar kfp-space-24">
            {texts.calendar.text}{' '}
            <a className="kfp-link" href={inLanguage(addressOfFile('GET /kalender'))}>
              {texts.calendar.link}
            </a>
          </p>
        )}
        {unknown.length > 0 && (
          <OpenInvoices heading={texts.unknown} invoices={unknown}>
            {isOwn ? texts.unknownHelp : null}
          </OpenInvoices>
        )}
      </div>
      <EarlierInvoices invoices={earlier} isWhole={isWhole} />
    </div>
  );
}
