import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { InsuranceName } from '../agreements/InsuranceName.tsx';
import { useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { documentsQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { formatDate } from '../platform/format.ts';
import { useIsReadable, useSharing } from '../platform/sharing.ts';
import { Amount } from '../ui/Amount.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MissingNotice } from '../ui/MissingNotice.tsx';
import { readable } from '../ui/readable.tsx';
import { ClaimContact } from './ClaimContact.tsx';
import { ClaimEvents } from './ClaimEvents.tsx';
import { ClaimFiles } from './ClaimFiles.tsx';
import { NextStep } from './NextStep.tsx';

/** Renders the details of a claim, the next step first. Another customer's claim has no contact information. */
export function ClaimDetails({ claim }: { claim: ClaimInOre }) {
  const isOwn = useSharing() === null;
  const isReadable = useIsReadable();
  return (
    <>
      <Heading level={1} {...sourceLanguage}>
        {claim.tittel}
      </Heading>
      <ClaimFacts claim={claim} />
      <div className="kfp-columns">
        <div>
          <NextStep claim={claim} />
          <ClaimEvents claim={claim} />
        </div>
        <div>
          {isOwn && <ClaimFiles claim={claim} />}
          {isReadable('DOKUMENTER') && <ClaimDocuments claim={claim} />}
          {isOwn && <ClaimContact claim={claim} />}
        </div>
      </div>
    </>
  );
}

function ClaimDocuments({ claim }: { claim: ClaimInOre }) {
  const { systemSource, dokumentIder = [] } = claim;
  const answer = useQuery({ ...documentsQuery, enabled: dokumentIder.length > 0 });
  const documents = (answer.data?.dokumenter ?? []).filter(
    (each) => each.systemSource === systemSource && dokumentIder.includes(each.id),
  );
  const isIncomplete = documents.length < dokumentIder.length && hasProblem(answer);
  return (
    <>
      <DocumentSection title={texts.documents} documents={documents} isIncomplete={isIncomplete} />
      <MissingNotice names={isIncomplete ? [] : null} answers={[answer]} />
    </>
  );
}

function ClaimFacts({ claim }: { claim: ClaimInOre }) {
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

function Insurance({ claim }: { claim: ClaimInOre }) {
  const insurance = useInsuranceLinks()(claim);
  if (!insurance) return claim.avtalenummer;
  return <InsuranceName href={insurance.href}>{readable(insurance.name)}</InsuranceName>;
}
