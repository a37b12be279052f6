import { memo } from 'react';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { type AgreementArea, agreementAreaOf } from '../../domain/agreement-area.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { Amount } from '../ui/Amount.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tag } from '../ui/Tag.tsx';
import { AgreementLink } from './AgreementLink.tsx';
import { badgeOf } from './badge.ts';
import { groupId } from './groups.ts';
import { useDetailTarget } from './use-detail-target.ts';

type Props = {
  agreements: readonly CustomerAgreementInOre[];
  /** all agreements of the customer in the order of the answer, some of which can have the address of another */
  among: readonly CustomerAgreementInOre[];
  /** whether they are a few in one list, where the first card of each area is the target of links on the page */
  areFew?: boolean;
};

/** Renders the cards of a group, or of a part of a large group. Memoized for long lists. */
export const AgreementList = memo(({ agreements, among, areFew = false }: Props) => {
  const { today } = useBoot();
  const detailTarget = useDetailTarget(among);
  const areas = areFew ? agreements.map(agreementAreaOf) : [];
  return (
    <ul className={classNames('kfp-agreement-list', areFew && 'kfp-agreement-list--few')}>
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

type CardProps = {
  agreement: CustomerAgreementInOre;
  /** null: the card is no link */
  href: string | null;
  today: string;
};

/** Renders an agreement in a list. The card has few elements, because a customer can have hundreds of agreements. */
function AgreementCard({ agreement, href, today }: CardProps) {
  const badge = badgeOf(agreement, today);
  const price = isHeld(agreement) ? shownPrice(agreement) : null;
  return (
    <AgreementLink agreement={agreement} href={href}>
      {(price || badge) && (
        <span className="kfp-agreement__foot">
          {price && <Amount ore={price.ore} unit={price.unit} strong />}
          {badge && (
            <Tag tone={badge.tone} className="kfp-agreement__badge">
              {badge.text}
            </Tag>
          )}
        </span>
      )}
    </AgreementLink>
  );
}
