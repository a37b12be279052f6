import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import { type ClaimInOre, claimListInOre } from '../../contract/in-ore.ts';
import { agreementOf } from '../../domain/agreement-of.ts';
import type { AgreementKey } from '../agreements/detail-target.ts';
import { ClaimCard } from '../claims/ClaimCard.tsx';
import { claimStatusText } from '../claims/claim-status.ts';
import { claimsOfQuery } from '../claims/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import { Card } from '../ui/Card.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';

/** Renders the claims on an insurance with their status. Renders nothing if there are none. */
export function Claims({ agreement }: { agreement: AgreementKey }) {
  const answer = useQuery({ ...claimsOfQuery(agreement.policyNumber), select: claimListInOre });
  const claims = (answer.data?.skader ?? []).filter((each) => agreementOf(each, [agreement]));
  if (claims.length === 0 && !hasProblem(answer)) return null;
  return (
    <Section className="kfp-page-part" title={texts.claims} size={3}>
      {hasProblem(answer) && <p>{texts.claimsMissing}</p>}
      <ul className="kfp-details__list">
        {claims.map((claim) => (
          <li key={`${claim.systemSource} ${claim.id}`}>
            <Claim claim={claim} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Claim({ claim }: { claim: ClaimInOre }) {
  const status = claimStatusText(claim.status, useSharing() === null);
  if (useBoot().distributor.egneSider.includes('skader')) {
    return <ClaimCard claim={claim} icon="claim" about={[status]} />;
  }
  return (
    <Card className="kfp-details__item">
      <strong {...sourceLanguage}>{readable(claim.tittel)}</strong>
      <span className="kfp-subdued">{status}</span>
    </Card>
  );
}
