import { Fragment, type ReactNode } from 'react';
import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { type InsuranceLink, useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { formatDate } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { MarkedText } from '../ui/MarkedText.tsx';
import { Section } from '../ui/Section.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ClaimCard } from './ClaimCard.tsx';
import { claimStatusText } from './claim-status.ts';
import { claimSteps } from './claim-steps.ts';

type Props = {
  heading: string;
  claims: readonly ClaimInOre[];
  /** further claims, in folds */
  children?: ReactNode;
};

/** Renders claims below a heading, each with its status and next step, or nothing if there are none. */
export function ClaimList({ heading, claims, children }: Props) {
  const insuranceOf = useInsuranceLinks();
  if (claims.length === 0 && !children) return null;
  return (
    <Section className="kfp-page-part" title={heading}>
      {claims.length > 0 && (
        <ul className="kfp-claims__list">
          {claims.map((claim) => (
            <li key={`${claim.systemSource} ${claim.id}`}>
              <ListedClaim claim={claim} insurance={insuranceOf(claim)} />
            </li>
          ))}
        </ul>
      )}
      {children && <div className="kfp-space-16">{children}</div>}
    </Section>
  );
}

type ListedProps = { claim: ClaimInOre; insurance: InsuranceLink | null };

function ListedClaim({ claim, insurance }: ListedProps) {
  const { skadenummer, meldtDato, status } = claim;
  const isOwn = useSharing() === null;
  const about = [texts.caseNumber(skadenummer), texts.reported(formatDate(meldtDato))];
  return (
    <ClaimCard
      claim={claim}
      icon={insurance?.icon ?? 'claim'}
      about={insurance ? [{ source: insurance.name }, ...about] : about}
    >
      <span className="kfp-agreement__foot kfp-claim__foot">
        <ClaimStatus status={status} isOwn={isOwn} />
        <span>
          {claimSteps(claim, isOwn).map((step, index) => (
            <Fragment key={String(index)}>
              {index > 0 && ' '}
              <MarkedText part={step} />
            </Fragment>
          ))}
        </span>
      </span>
    </ClaimCard>
  );
}

function ClaimStatus({ status, isOwn }: { status: string; isOwn: boolean }) {
  const text = claimStatusText(status, isOwn);
  if (!waitsForCustomer({ status })) return <strong>{text}</strong>;
  return (
    <Tag tone="warning" className="kfp-agreement__badge">
      {text}
    </Tag>
  );
}
