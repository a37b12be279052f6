import type { ReactNode } from 'react';
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
  if (shares.length > 0) {
    return (
      <Foldable
        heading={texts.manyInsurances(shares.length)}
        isFolded={isFolded || shares.length > MAX_SHOWN}
      >
        <Shares shares={shares} amountOre={amountOre} />
      </Foldable>
    );
  }
  if (numbers.length === 0) return null;
  const isLong = numbers.length > MAX_SHOWN;
  return (
    <Foldable
      heading={isFolded || isLong ? texts.manyInsurances(numbers.length) : texts.insurances}
      isFolded={isFolded || isLong}
    >
      <Insurances systemSource={systemSource} numbers={numbers} />
    </Foldable>
  );
}

type FoldableProps = { heading: string; isFolded: boolean; children: ReactNode };

function Foldable({ heading, isFolded, children }: FoldableProps) {
  return (
    <div className="kfp-invoice__insurances">
      {isFolded ? (
        <Expander title={heading}>{children}</Expander>
      ) : (
        <>
          <p className="kfp-invoice__subheading">{heading}</p>
          {children}
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
