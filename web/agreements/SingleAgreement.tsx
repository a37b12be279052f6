import { texts } from '#texts/agreements.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { AgreementListInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import type { PriceUnit } from '../../domain/money.ts';
import { isHeld } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Tile } from '../ui/Tile.tsx';
import { AgreementLink } from './AgreementLink.tsx';
import { badgeOf } from './badge.ts';
import { ExternalMark } from './ExternalMark.tsx';
import { groupId } from './groups.ts';
import { useDetailTarget } from './use-detail-target.ts';

type Props = { agreement: CustomerAgreementInOre; list: AgreementListInOre };

/** Renders a customer's only agreement as a larger card with its costs and badge (ADR-016). */
export function SingleAgreement({ agreement, list }: Props) {
  const { today } = useBoot();
  const { name, description } = agreement;
  const badge = badgeOf(agreement, today);
  const held = isHeld(agreement);
  const price = held ? shownPrice(agreement) : null;
  const href = useDetailTarget(list.avtaler)(agreement);
  return (
    <AgreementLink agreement={agreement} href={href} className="kfp-agreement kfp-single">
      <Tile icon={productIcon(agreement)} />
      <Heading level={3} className="kfp-agreement__name" id={groupId(agreementAreaOf(agreement))}>
        <span {...sourceLanguage}>{readable(name)}</span>
        {href && <ExternalMark href={href} />}
      </Heading>{' '}
      {description && (
        <span className="kfp-agreement__description" {...sourceLanguage}>
          {readable(description)}
        </span>
      )}
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
