import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { InsuranceName } from '../agreements/InsuranceName.tsx';
import { useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { formatDate } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { FactList } from '../ui/FactList.tsx';
import { readable } from '../ui/readable.tsx';

/** Renders the number of a claim, its insurance, the date it was reported, and the amount paid. */
export function ClaimFacts({ claim }: { claim: ClaimInOre }) {
  const { skadenummer, meldtDato, paidOre, avtalenummer } = claim;
  const { insurance, caseNumber, reported, paid } = texts.facts;
  return (
    <FactList
      className="kfp-facts--key"
      facts={[
        avtalenummer ? { name: insurance, value: <Insurance claim={claim} /> } : null,
        { name: caseNumber, value: skadenummer },
        { name: reported, value: formatDate(meldtDato) },
        paidOre === null ? null : { name: paid, value: <Amount ore={paidOre} unit="kr" /> },
      ]}
    />
  );
}

/** Renders the insurance by name with a link to its page, or by number if it is unknown. */
function Insurance({ claim }: { claim: ClaimInOre }) {
  const insurance = useInsuranceLinks()(claim);
  if (!insurance) return claim.avtalenummer;
  return <InsuranceName href={insurance.href}>{readable(insurance.name)}</InsuranceName>;
}
