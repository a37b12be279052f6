import { memo } from 'react';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { type AgreementArea, agreementAreaOf } from '../../domain/agreement-area.ts';
import { useBoot } from '../platform/boot.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { groupId } from './groups.ts';
import { useDetailTarget } from './use-detail-target.ts';

type Props = {
  agreements: readonly CustomerAgreementInOre[];
  /** all agreements of the customer in the order of the answer, some of which can have the address of another */
  among: readonly CustomerAgreementInOre[];
  className?: string;
  /** whether the first card of each area has the area's id, as the target of links on the page */
  hasAnchors?: boolean;
};

/** Renders the cards of a group, or of a part of a large group. Memoized for long lists. */
export const AgreementList = memo(({ agreements, among, className = '', hasAnchors = false }: Props) => {
  const { today } = useBoot();
  const detailTarget = useDetailTarget(among);
  const areas = hasAnchors ? agreements.map(agreementAreaOf) : [];
  return (
    <ul className={`kfp-agreement-list ${className}`.trim()}>
      {agreements.map((agreement, index) => (
        <li key={`${agreement.systemSource} ${agreement.policyNumber}`} id={anchorOf(areas, index)}>
          <AgreementCard agreement={agreement} href={detailTarget(agreement)} today={today} />
        </li>
      ))}
    </ul>
  );
});

function anchorOf(areas: readonly AgreementArea[], index: number): string | undefined {
  const area = areas[index];
  return area && areas.indexOf(area) === index ? groupId(area) : undefined;
}
