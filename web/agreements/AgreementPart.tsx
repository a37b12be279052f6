import { memo } from 'react';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { useBoot } from '../platform/boot.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { detailTarget } from './detail-target.ts';
import { texts } from './texts.ts';

/** The cards of a group, or of a part of a large one; rendered once as long as they are the same. */
export const AgreementPart = memo(({ agreements }: { agreements: readonly AgreementInOre[] }) => {
  const { distributor, today } = useBoot();
  return (
    <ul className="kfp-agreement-list" data-about={aboutSo(agreements.length)}>
      {agreements.map((agreement) => (
        <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
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

type WaitingProps = {
  count: number;
  /** stands in the first part that waits: how many agreements there are in all */
  total: number | undefined;
};

/** Has the place of a part that is not rendered yet. Who has no scripts gets all at once through its link. */
export function WaitingPart({ count, total }: WaitingProps) {
  return (
    <div className="kfp-agreement-list kfp-agreement-list--waits" data-about={aboutSo(count)}>
      {total && (
        <a className="kfp-link" href="?vis=alle">
          {texts.showAll(total)}
        </a>
      )}
    </div>
  );
}

/** A number of cards that the styles know a height for. */
function aboutSo(count: number): number {
  return Math.ceil(count / 6) * 6;
}
