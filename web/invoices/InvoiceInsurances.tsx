import { formats } from '#texts/formats.ts';
import { texts } from '#texts/invoices.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { InvoiceInOre, InvoiceShareInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
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
  const { shares = [], systemSource, amountOre } = invoice;
  const numbers = [...new Set(invoice.avtalenumre)];
  const hasShares = shares.length > 0;
  const count = hasShares ? shares.length : numbers.length;
  if (count === 0) return null;
  const list = hasShares ? (
    <Shares shares={shares} amountOre={amountOre} />
  ) : (
    <Insurances systemSource={systemSource} numbers={numbers} />
  );
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

type SharesProps = { shares: readonly InvoiceShareInOre[]; amountOre: number };

function Shares({ shares, amountOre }: SharesProps) {
  const insuranceOf = useInsuranceLinks();
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
        {shares.map(({ systemSource, policyNumber, amountOre: share }, index) => (
          <tr key={String(index)}>
            <th scope="row">
              <Insurance
                number={policyNumber}
                insurance={insuranceOf({ systemSource, avtalenummer: policyNumber })}
              />
            </th>
            <td>
              <ExactAmount ore={share} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>
            <ExactAmount ore={amountOre} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type InsurancesProps = { systemSource: System; numbers: readonly string[] };

function Insurances({ systemSource, numbers }: InsurancesProps) {
  const insuranceOf = useInsuranceLinks();
  return (
    <ul className="kfp-invoice__list">
      {numbers.map((number) => (
        <li key={number}>
          <Insurance number={number} insurance={insuranceOf({ systemSource, avtalenummer: number })} />
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
