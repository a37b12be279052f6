import { texts } from '#texts/agreements.ts';
import type { AgreementListInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import type { PriceUnit } from '../../domain/money.ts';
import { isHeld } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { Amount } from '../ui/Amount.tsx';
import { Tag } from '../ui/Tag.tsx';
import { AgreementLink } from './AgreementLink.tsx';
import { badgeOf } from './badge.ts';
import { groupId } from './groups.ts';
import { useDetailTarget } from './use-detail-target.ts';

type Props = { agreement: CustomerAgreementInOre; list: AgreementListInOre };

/** Renders a customer's only agreement as a larger card with its costs and badge (ADR-016). */
export function SingleAgreement({ agreement, list }: Props) {
  const { today } = useBoot();
  const badge = badgeOf(agreement, today);
  const held = isHeld(agreement);
  const price = held ? shownPrice(agreement) : null;
  const href = useDetailTarget(list.avtaler)(agreement);
  return (
    <AgreementLink agreement={agreement} href={href} headingId={groupId(agreementAreaOf(agreement))}>
      <span className="kfp-single__facts">
        {price && <Fact label={texts.single.price} {...price} />}{' '}
        {price?.unit === 'kr/md' && <Fact label={texts.single.year} ore={list.yearlyOre} unit="kr/år" />}
        {badge && (
          <Tag tone={badge.tone} className="kfp-agreement__badge">
            {badge.text}
          </Tag>
        )}
      </span>{' '}
      {href && <span className="kfp-single__action">{held ? texts.single.details : texts.single.ended}</span>}
    </AgreementLink>
  );
}

function Fact({ label, ore, unit }: { label: string; ore: number; unit: PriceUnit }) {
  return (
    <span>
      <span className="kfp-subdued">{label}</span> <Amount ore={ore} unit={unit} strong />
    </span>
  );
}
