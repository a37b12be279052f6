import { memo } from 'react';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { type AgreementArea, agreementAreaOf } from '../../domain/agreement-area.ts';
import { useBoot } from '../platform/boot.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { detailTarget } from './detail-target.ts';
import { groupId } from './groups.ts';

type Props = {
  agreements: readonly CustomerAgreementInOre[];
  className?: string;
  /** whether its cards stand for their areas too: links on the page lead to the first of each */
  hasAnchors?: boolean;
};

/** The cards of a group, or of a part of a large one; rendered once as long as they are the same. */
export const AgreementList = memo(({ agreements, className = '', hasAnchors = false }: Props) => {
  const { distributor, today } = useBoot();
  const areas = hasAnchors ? agreements.map(agreementAreaOf) : [];
  return (
    <ul className={`kfp-agreement-list ${className}`.trim()}>
      {agreements.map((agreement, index) => (
        <li key={`${agreement.systemSource} ${agreement.policyNumber}`} id={anchorOf(areas, index)}>
          <AgreementCard
            agreement={agreement}
            href={detailTarget(agreement, distributor.detailSiteUrl)}
            today={today}
          />
        </li>
      ))}
    </ul>
  );
});

function anchorOf(areas: readonly AgreementArea[], index: number): string | undefined {
  const area = areas[index];
  return area && areas.indexOf(area) === index ? groupId(area) : undefined;
}
