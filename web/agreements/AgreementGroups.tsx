import type { ReactNode } from 'react';
import type { Agreement } from '../../contract/agreements.ts';
import { formatKroner } from '../../domain/money.ts';
import { useBoot } from '../platform/boot.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { detailTarget } from './detail-target.ts';
import { type AgreementGroup, groupAgreements } from './groups.ts';
import { texts } from './texts.ts';

/** More cards than this may go on in the next column; fewer stay together. */
const LARGEST_WHOLE_GROUP = 6;

type Props = {
  agreements: readonly Agreement[];
  /** stands after the last group */
  children?: ReactNode;
};

/** The agreements by product area, each card leading to its details. */
export function AgreementGroups({ agreements, children }: Props) {
  return (
    <div className="kfp-agreement-groups">
      {groupAgreements(agreements).map((group) => (
        <Group key={group.area} group={group} />
      ))}
      {children}
    </div>
  );
}

function Group({ group: { area, agreements, monthlySum } }: { group: AgreementGroup }) {
  const { detailSiteUrl } = useBoot().distributor;
  const showSum = agreements.length > 1 && monthlySum > 0;
  return (
    <div
      className="kfp-agreement-group"
      data-breakable={agreements.length > LARGEST_WHOLE_GROUP ? true : undefined}
    >
      <div className="kfp-agreement-group__head">
        <h3 className="jkl-heading-5">{texts.areas[area]}</h3>
        {showSum && <span className="kfp-amount kfp-subdued">{formatKroner(monthlySum, 'kr/md')}</span>}
      </div>
      <ul className="kfp-agreement-list">
        {agreements.map((agreement) => (
          <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
            <AgreementCard agreement={agreement} href={detailTarget(agreement, detailSiteUrl)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
