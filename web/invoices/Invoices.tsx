import { texts } from '#texts/invoices.ts';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { inLanguage } from '../platform/api/in-language.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import { Section } from '../ui/Section.tsx';
import { EarlierInvoices } from './EarlierInvoices.tsx';
import { groupInvoices } from './group-invoices.ts';
import { OpenInvoices } from './OpenInvoices.tsx';
import { payAddress } from './pay-address.ts';

type Props = {
  invoices: readonly InvoiceInOre[];
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
        <OpenInvoices heading={texts.unpaid} help={texts.unpaidHelp} invoices={unpaid} main={main} />
        <OpenInvoices heading={texts.unconfirmed} help={texts.unconfirmedHelp} invoices={unconfirmed} />
        <OpenInvoices heading={texts.next} invoices={next ? [next] : []} />
        {hasNothingToPay && (
          <Section className="kfp-page-part" title={texts.next}>
            <p className="kfp-space-4">{texts.noNext}</p>
          </Section>
        )}
        <OpenInvoices heading={texts.later} invoices={later} isInParts />
        {next && isOwn && (
          <p className="kfp-invoices__calendar kfp-space-24">
            {texts.calendar.text}{' '}
            <a className="kfp-link" href={inLanguage(addressOfFile('GET /kalender'))}>
              {texts.calendar.link}
            </a>
          </p>
        )}
        <OpenInvoices heading={texts.unknown} help={texts.unknownHelp} invoices={unknown} />
      </div>
      <EarlierInvoices invoices={earlier} isWhole={isWhole} />
    </div>
  );
}
