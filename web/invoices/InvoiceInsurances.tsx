import { texts } from '#texts/invoices.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import { type InsuranceLink, useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { Expander } from '../ui/Expander.tsx';
import { readable } from '../ui/readable.tsx';

/** Maximum number of insurances shown directly; a longer list is collapsed. */
const MAX_SHOWN = 5;

/** Renders the insurances of an invoice with links to their pages, or by number if they are unknown. */
export function InvoiceInsurances({ invoice }: { invoice: InvoiceInOre }) {
  const numbers = [...new Set(invoice.avtalenumre)];
  const insurances = <Insurances systemSource={invoice.systemSource} numbers={numbers} />;
  if (numbers.length === 0) return null;
  if (numbers.length <= MAX_SHOWN) {
    return (
      <div className="kfp-invoice__insurances">
        <p className="kfp-subdued">{texts.insurances}</p>
        {insurances}
      </div>
    );
  }
  return (
    <div className="kfp-invoice__insurances">
      <Expander title={texts.manyInsurances(numbers.length)}>{insurances}</Expander>
    </div>
  );
}

type InsurancesProps = { systemSource: System; numbers: readonly string[] };

function Insurances({ systemSource, numbers }: InsurancesProps) {
  const insuranceOf = useInsuranceLinks();
  return (
    <ul>
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
      <a className="kfp-link" href={href} {...sourceLanguage}>
        {readable(name)}
      </a>{' '}
      {description && (
        <span className="kfp-subdued" {...sourceLanguage}>
          {readable(description)}
        </span>
      )}
    </>
  );
}
