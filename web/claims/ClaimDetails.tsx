import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { documentsQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { useIsReadable, useSharing } from '../platform/sharing.ts';
import { Heading } from '../ui/Heading.tsx';
import { ClaimContact } from './ClaimContact.tsx';
import { ClaimEvents } from './ClaimEvents.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
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

/** Renders the documents of a claim, or nothing if it has none. */
function ClaimDocuments({ claim }: { claim: ClaimInOre }) {
  const { systemSource, dokumentIder = [] } = claim;
  const answer = useQuery({ ...documentsQuery, enabled: dokumentIder.length > 0 });
  const documents = (answer.data?.dokumenter ?? []).filter(
    (each) => each.systemSource === systemSource && dokumentIder.includes(each.id),
  );
  const isMissing = documents.length < dokumentIder.length && hasProblem(answer);
  return (
    <DocumentSection
      title={texts.documents}
      documents={documents}
      missing={isMissing ? texts.documentsMissing : null}
    />
  );
}
