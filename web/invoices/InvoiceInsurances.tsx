import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { Expander } from '../ui/Expander.tsx';
import { readable } from '../ui/readable.tsx';
import { texts } from './texts.ts';
import { type InsuranceLink, useInsuranceLinks } from './use-insurance-links.ts';

/** So many stand in full; more are folded. */
const MOST_SHOWN = 5;

/** Which insurances an invoice is for, with links to their pages; by number where we don't get hold of them. */
export function InvoiceInsurances({ invoice }: { invoice: InvoiceInOre }) {
  const insurances = useInsuranceLinks(invoice);
  if (insurances.length === 0) return null;
  if (insurances.length <= MOST_SHOWN) {
    return (
      <div className="kfp-invoice__insurances">
        <p className="kfp-subdued">{texts.insurances}</p>
        <Insurances insurances={insurances} />
      </div>
    );
  }
  return (
    <div className="kfp-invoice__insurances">
      <Expander title={texts.manyInsurances(insurances.length)}>
        <Insurances insurances={insurances} />
      </Expander>
    </div>
  );
}

function Insurances({ insurances }: { insurances: readonly InsuranceLink[] }) {
  return (
    <ul>
      {insurances.map(({ number, name, description, href }) => (
        <li key={number}>
          {href ? (
            <a className="kfp-link" href={href}>
              {readable(name)}
            </a>
          ) : (
            name
          )}{' '}
          {description && <span className="kfp-subdued">{readable(description)}</span>}
        </li>
      ))}
    </ul>
  );
}
