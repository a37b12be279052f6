import { formats } from '#texts/formats.ts';
import { texts } from '#texts/invoices.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { insurancesOf, shareOf } from '../../domain/invoice-shares.ts';
import { InsuranceName } from '../agreements/InsuranceName.tsx';
import { type InsuranceLink, useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { Expander } from '../ui/Expander.tsx';
import { readable } from '../ui/readable.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { exactAmount } from './exact-amount.ts';

/** Maximum number of insurances shown directly; a longer list is collapsed. */
const MAX_SHOWN = 5;

type Props = {
  invoice: InvoiceInOre;
  /** whether also a short list is collapsed */
  isFolded?: boolean;
};

/**
 * Renders the insurances of an invoice with links to their pages, or by number if they are unknown. If the
 * shares are known, they are a table with their sum (spec: beyond §10).
 */
export function InvoiceInsurances({ invoice, isFolded = false }: Props) {
  const count = insurancesOf(invoice).length;
  if (count === 0) return null;
  const hasShares = invoice.shares !== undefined && invoice.shares.length > 0;
  const list = hasShares ? <Shares invoice={invoice} /> : <Insurances invoice={invoice} />;
  return (
    <div className="kfp-invoice__insurances">
      {isFolded || count > MAX_SHOWN ? (
        <Expander title={texts.manyInsurances(count)}>{list}</Expander>
      ) : (
        <>
          <p className="kfp-invoice__subheading">
            {hasShares ? texts.manyInsurances(count) : texts.insurances}
          </p>
          {list}
        </>
      )}
    </div>
  );
}

function Shares({ invoice }: Pick<Props, 'invoice'>) {
  const insuranceOf = useInsuranceLinks();
  const rows = insurancesOf(invoice).map((each) => ({ ...each, share: shareOf(invoice, each) }));
  return (
    <table className="kfp-invoice__shares">
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.columns.insurance}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{texts.columns.share}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ systemSource, policyNumber, share }) => (
          <tr key={`${systemSource} ${policyNumber}`}>
            <th scope="row">
              <Insurance
                number={policyNumber}
                insurance={insuranceOf({ systemSource, avtalenummer: policyNumber })}
              />
            </th>
            <td>{share !== null && <ExactAmount ore={share} />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>
            <ExactAmount ore={invoice.amountOre} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Insurances({ invoice }: Pick<Props, 'invoice'>) {
  const insuranceOf = useInsuranceLinks();
  return (
    <ul className="kfp-invoice__list">
      {insurancesOf(invoice).map(({ systemSource, policyNumber }) => (
        <li key={policyNumber}>
          <Insurance
            number={policyNumber}
            insurance={insuranceOf({ systemSource, avtalenummer: policyNumber })}
          />
        </li>
      ))}
    </ul>
  );
}

function Insurance({ number, insurance }: { number: string; insurance: InsuranceLink | null }) {
  if (!insurance) return texts.agreement(number);
  const { name, description, href } = insurance;
  return (
    <>
      <InsuranceName href={href}>
        {readable(name)}
        {description && <VisuallyHidden>, {description}</VisuallyHidden>}
      </InsuranceName>{' '}
      {description && (
        <span className="kfp-subdued" aria-hidden="true" {...sourceLanguage}>
          {readable(description)}
        </span>
      )}
    </>
  );
}

/** Renders øre in kroner, always with two decimals, so that amounts below each other are easy to compare. */
function ExactAmount({ ore }: { ore: number }) {
  const { currency, unitGap, units } = formats;
  return (
    <span className="kfp-amount">
      {currency}
      {exactAmount(ore, formats)}
      {unitGap}
      {units.kr}
    </span>
  );
}
